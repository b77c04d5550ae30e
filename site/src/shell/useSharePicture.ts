import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { tableAddress } from '../routes/addresses.ts';
import { sharePictureAt } from './sharePicture.ts';

/** The address of the picture that is shown where this page is shared. */
export function useSharePicture(): string {
  const { locale } = useLanguage();
  return sharePictureAt(tableAddress(useLocation().pathname), locale);
}
