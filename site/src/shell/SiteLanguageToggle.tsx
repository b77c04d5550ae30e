import { type Locale, languageDetails, locales, routePath, sourceLocale } from '@elevate/languages';
import { LanguageToggle, useToasts } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressIn } from '../language/addressIn.ts';
import { languageParameter } from '../language/detect.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** One toggle for each other language: a link to the same page in it (docs/decisions/0024). */
export function SiteLanguageToggle() {
  const { t } = useLingui();
  const { show, clearError } = useToasts();
  const { partLoader } = useSite();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const path = routePath(useLocation().pathname);
  const [isLoading, setLoading] = useState(false);

  /** The page stays as it is until its words in the other language are there. */
  async function switchTo(code: Locale) {
    setLoading(true);
    try {
      partLoader.forgetFailures();
      await partLoader.visitWithParts(routeAt(path).name, code);
      clearError();
      // From `window`: a link may have been followed while the words were loading.
      await navigate(addressIn(code, window.location));
    } catch {
      show({
        tone: 'error',
        title: t`The other language couldn't be loaded`,
        description: t`Please check your connection and try again.`,
      });
    } finally {
      setLoading(false);
    }
  }

  return locales
    .filter((code) => code !== locale)
    .map((code, index) => (
      <LanguageToggle
        // The element, and with it the focus, stays when the language changes.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        code={code.toUpperCase()}
        label={languageDetails[code].toggleLabel}
        lang={code}
        // In a new tab, detection would lead away from an address without a prefix.
        href={code === sourceLocale ? `${path}?${languageParameter}=${code}` : path}
        isBusy={isLoading}
        onPress={() => void switchTo(code)}
      />
    ));
}
