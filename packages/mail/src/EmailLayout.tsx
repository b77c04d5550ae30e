import { brand } from '@elevate/brand';
import { weight } from '@elevate/brand/type';
import { space, width } from '@elevate/ui/tokens';
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import { createI18n } from './createI18n.ts';
import { EmailBlock, Lines, unbroken } from './EmailBlock.tsx';
import type { EmailContent } from './EmailContent.ts';
import { below, boxed, display, type } from './emailStyles.ts';
import { Masthead } from './Masthead.tsx';
import { look, scheme } from './scheme.ts';
import { direction } from './typedText.ts';

/**
 * The layout of every mail: brand, kind of mail, heading, content, and why the reader gets it. It loads
 * nothing, so it looks the same if pictures are blocked.
 */
export function EmailLayout({ content }: { content: EmailContent }) {
  const {
    locale,
    subject,
    preview,
    notice,
    kicker,
    heading,
    blocks,
    footer,
    links = [],
    record,
  } = content;
  const i18n = createI18n(locale);
  const small = { ...type('label'), margin: `0 0 ${space.xsmall}px` };
  const fine = look('muted', small);
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Apple Mail would turn times and places into blue links, unreadable on the dark background. */}
        <meta name="format-detection" content="date=no, address=no, url=no" />
        <style>{scheme}</style>
      </Head>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Body style={{ margin: 0 }} className="ground" lang={locale}>
        <Section {...look('ground', { padding: `${space.large}px ${space.small}px` })}>
          <Container style={{ maxWidth: width.text }}>
            <Masthead />
            <Section
              {...look('paper', {
                // Long words that a visitor typed break instead of widening the mail.
                overflowWrap: 'anywhere',
                padding: `${space.large}px ${space.medium}px ${space.small}px`,
              })}
            >
              {notice && (
                <Section {...look('notice', { ...boxed, ...type('small'), ...below('medium') })}>
                  {unbroken(notice)}
                </Section>
              )}
              {kicker && (
                <Text
                  {...look('accent', {
                    ...type('label'),
                    ...below('hair'),
                    fontWeight: weight.strong,
                  })}
                >
                  {kicker}
                </Text>
              )}
              <Heading
                as="h1"
                dir={direction(heading)}
                {...look('text', { ...display('medium'), ...below('medium') })}
              >
                {heading}
              </Heading>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                // oxlint-disable-next-line react/no-array-index-key
                <EmailBlock key={index} block={block} i18n={i18n} />
              ))}
            </Section>
            <Section style={{ padding: `${space.medium}px ${space.medium}px 0` }}>
              {footer.map((text) => (
                <Text key={text} {...fine}>
                  {unbroken(text)}
                </Text>
              ))}
              <Text {...fine}>
                {[
                  ...links,
                  { label: brand.origin.replace('https://', ''), href: brand.origin },
                ].map(({ label, href }, index) => (
                  <span key={href}>
                    {index > 0 && ' · '}
                    <Link href={href} {...look('muted', { textDecoration: 'underline' })}>
                      {label}
                    </Link>
                  </span>
                ))}
              </Text>
              {record && (
                <Section {...look('muted', { ...type('label'), overflowWrap: 'anywhere' })}>
                  {record.label}
                  <Lines text={record.lines.map(([key, value]) => `${key}: ${value}`).join('\n')} />
                </Section>
              )}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
