import { languages, localizedPath, routePath } from '@elevate/languages';
import { LanguageToggle, useToasts } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useLanguage, useLanguageSwitch } from '../language/LanguageProvider.tsx';

/**
 * One toggle for each other language: a button with its code, or below a language's prefix a link to the
 * same page of the route table (docs/decisions/0004).
 */
export function SiteLanguageToggle() {
  const { t } = useLingui();
  const { show, clearError } = useToasts();
  const { locale, hasPrefix } = useLanguage();
  const { isSwitching, switchTo } = useLanguageSwitch();
  const path = routePath(useLocation().pathname);
  const onFailure = () =>
    show({
      tone: 'error',
      title: t`The other language couldn't be loaded`,
      description: t`Please check your connection and try again.`,
    });
  return languages
    .filter(({ code }) => code !== locale)
    .map(({ code, toggleLabel }) => {
      const toggle = { code: code.toUpperCase(), label: toggleLabel, lang: code };
      const onPress = () => void switchTo(code).then(clearError, onFailure);
      if (hasPrefix) {
        return (
          <LanguageToggle
            key={code}
            {...toggle}
            isBusy={isSwitching}
            href={path}
            hrefLang={code}
            onClick={(event) => {
              const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey;
              if (isForAnotherTab) return;
              event.preventDefault();
              onPress();
            }}
          />
        );
      }
      const ownAddress = localizedPath(path, code);
      return (
        <LanguageToggle
          key={code}
          {...toggle}
          isBusy={isSwitching}
          onPress={onPress}
          {...(ownAddress !== path && { hrefWithoutScripts: ownAddress })}
        />
      );
    });
}
