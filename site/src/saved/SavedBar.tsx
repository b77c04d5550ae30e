import type { JourneyId } from '@elevate/enquiry';
import { localizedPath, routePath } from '@elevate/languages';
import { Button, LinkButton, SelectionBar, useToasts } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { aboutOf } from '../journeys.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useSaved } from './saved.ts';
import { useJourneyItems } from './useJourneyItems.ts';

/** The saved journeys, on every page but the contact page, whose form shows them. */
export function SavedBar() {
  const saved = useSaved();
  const isOnContact = routePath(useLocation().pathname) === '/contact';
  return saved?.length && !isOnContact ? <FilledBar saved={saved} /> : null;
}

function FilledBar({ saved }: { saved: readonly JourneyId[] }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { show } = useToasts();
  const [copied, setCopied] = useState<string>();

  const link = `${location.origin}${localizedPath('/retreats', locale)}?about=${aboutOf(saved)}`;
  const copy = async () => {
    try {
      // Absent over http.
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      show({
        tone: 'error',
        title: t`The link wasn't copied`,
        description: t`Please copy the address of the Retreats page: it holds what you've saved.`,
      });
    }
  };
  const items = useJourneyItems(saved);
  const { length: count } = items;
  const first = items[0]?.label ?? '';
  const more = count - 1;
  return (
    <SelectionBar
      label={t`Saved journeys`}
      status={t`${count} saved`}
      text={more > 0 ? t`${first} and ${more} more` : first}
      pictures={items.map(({ picture }) => picture)}
      actions={
        <>
          <LinkButton href="/contact" size="small">{t`Send an enquiry`}</LinkButton>
          <Button tone="secondary" size="small" onPress={() => void copy()}>
            {copied === link ? t`Link copied` : t`Copy link`}
          </Button>
        </>
      }
    />
  );
}
