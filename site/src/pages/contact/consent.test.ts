import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentVersion, healthConsentVersion } from '@elevate/enquiry';
import { sourceLocale } from '@elevate/languages';
import { formatter } from '@lingui/format-po';
import { expect, it } from 'vitest';

interface Words {
  en: string;
  de: string;
}

/**
 * The words of every version of the consent that visitors have agreed to. Never change one: mails in the team's
 * mailbox refer to it (docs/security.md).
 */
const versions: Record<string, Words> = {
  '2026-11-22': {
    en: "I agree that you may use my details to answer my enquiry, as described in the <0>privacy policy</0>.<1/><2/>If I mention my health, I expressly agree that you may use that too, but only to answer me. I don't have to mention it, and I can withdraw my consent at any time.",
    de: 'Ich bin einverstanden, dass Sie meine Angaben verwenden, um meine Anfrage zu beantworten, wie in der <0>Datenschutzerklärung</0> beschrieben.<1/><2/>Wenn ich etwas über meine Gesundheit schreibe, willige ich ausdrücklich ein, dass Sie auch diese Angaben verwenden, aber nur, um mir zu antworten. Nötig sind sie nicht, und meine Einwilligung kann ich jederzeit widerrufen.',
  },
  '2026-11-23': {
    en: 'I agree that you may use my details to answer my enquiry, as described in the <0>privacy policy</0>. I can withdraw my consent at any time.',
    de: 'Ich bin einverstanden, dass Sie meine Angaben verwenden, um meine Anfrage zu beantworten, wie in der <0>Datenschutzerklärung</0> beschrieben. Meine Einwilligung kann ich jederzeit widerrufen.',
  },
};

/** The words of the second consent: until 2026-11-22 they were part of the first. */
const healthVersions: Record<string, Words> = {
  '2026-11-23': {
    en: 'Optional: if I mention my health, I expressly agree that you may use that too, but only to answer me. I can withdraw this at any time.',
    de: 'Freiwillig: Wenn ich etwas über meine Gesundheit schreibe, willige ich ausdrücklich ein, dass Sie auch diese Angaben verwenden, aber nur, um mir zu antworten. Auch das kann ich jederzeit widerrufen.',
  },
};

it('a change of a consent is a new version', async () => {
  const filename = join(import.meta.dirname, 'locales/de.po');
  const words = await formatter({ lineNumbers: false }).parse(readFileSync(filename, 'utf8'), {
    locale: 'de',
    sourceLocale,
    filename,
  });
  const consent = Object.values(words ?? {})
    .filter(({ context }) => context === 'consent')
    .toSorted((a, b) => (a.message ?? '').localeCompare(b.message ?? ''))
    .map(({ message, translation }) => ({ en: message, de: translation }));
  expect(consent).toEqual([versions[consentVersion], healthVersions[healthConsentVersion]]);
});
