import { LanguageToggle, useToasts } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useLanguage, useLanguageSwitch } from '../language/LanguageProvider.tsx';
import { tableAddress } from '../routes/addresses.ts';

/** What the toggle says, in the language it leads to: its reader is one who reads that language. */
const toggles = {
  en: { code: 'EN', label: 'EN: read in English' },
  de: { code: 'DE', label: 'DE: auf Deutsch lesen' },
} as const;

/**
 * The button with the code of the other language. Within the German tree it is a link to the same
 * page in the route table (docs/decisions/0004).
 */
export function SiteLanguageToggle() {
  const { t } = useLingui();
  const { show, clearError } = useToasts();
  const { locale, isGermanTree } = useLanguage();
  const { isSwitching, switchTo } = useLanguageSwitch();
  const { pathname } = useLocation();
  const other = locale === 'de' ? 'en' : 'de';
  const toggle = { ...toggles[other], lang: other };
  const onFailure = () =>
    show({
      tone: 'error',
      title: t`The other language could not be loaded`,
      description: t`Please check your connection and try again.`,
    });

  if (isGermanTree) {
    return (
      <LanguageToggle
        {...toggle}
        href={tableAddress(pathname)}
        hrefLang={other}
        onClick={(event) => {
          const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey;
          if (isForAnotherTab) return;
          event.preventDefault();
          switchTo(other).then(clearError, onFailure);
        }}
      />
    );
  }
  return (
    <LanguageToggle
      {...toggle}
      isBusy={isSwitching}
      onPress={() => {
        switchTo(other).then(clearError, onFailure);
      }}
    />
  );
}
