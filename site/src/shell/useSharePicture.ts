import { routePath } from '@elevate/languages';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { sharePictureUrl } from '../sharePictures.ts';

/** The URL of the picture that networks show for this page. */
export function useSharePicture(): string {
  const { locale } = useLanguage();
  return sharePictureUrl(routePath(useLocation().pathname), locale);
}
