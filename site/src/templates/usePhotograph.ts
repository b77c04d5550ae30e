import { photographNamed } from '@elevate/artwork';
import type { Photograph } from '@elevate/brand/operator';
import { translate } from '@elevate/languages';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** An operator's photograph as props of a `ProfileCard`. */
export function usePhotograph() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatDate } = useFormats();
  return (photograph: Photograph) => {
    const { credit } = photograph;
    const caption = translate(photograph.caption, locale);
    const place = translate(photograph.place, locale);
    const date = formatDate(photograph.taken).text;
    return {
      picture: photographNamed(photograph.picture),
      alt: translate(photograph.alt, locale),
      credit: t`${caption}. ${place}, ${date}. Photograph: ${credit}`,
    };
  };
}
