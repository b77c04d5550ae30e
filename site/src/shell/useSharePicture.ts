import { routePath } from '@elevate/languages';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { sharePictureAt } from './sharePicture.ts';

/** The address of the picture that is shown where this page is shared. */
export function useSharePicture(): string {
  const { locale } = useLanguage();
  return sharePictureAt(routePath(useLocation().pathname), locale);
}
