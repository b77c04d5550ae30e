import { brand } from '@elevate/brand';
import { color, fallbackFontFamily, headingSize, space, textSize } from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';
import type { Fact, Letter } from './letter.ts';

const type = (step: keyof typeof textSize): CSSProperties => ({
  fontFamily: fallbackFontFamily.text,
  fontSize: textSize[step].size[0],
  lineHeight: textSize[step].lineHeight,
});

const body: CSSProperties = {
  backgroundColor: color.groundTinted,
  color: color.text,
  margin: 0,
  padding: `${space.large}px ${space.small}px`,
  ...type('standard'),
};
const masthead: CSSProperties = {
  padding: `0 0 ${space.medium}px`,
  textAlign: 'center',
  fontFamily: fallbackFontFamily.display,
  fontSize: headingSize.small.size[0],
  lineHeight: headingSize.small.lineHeight,
};
const paper: CSSProperties = {
  backgroundColor: color.groundRaised,
  borderTop: `3px solid ${color.textAccent}`,
  padding: `${space.large}px ${space.medium}px`,
};
const title: CSSProperties = {
  fontFamily: fallbackFontFamily.display,
  fontSize: headingSize.medium.size[0],
  fontWeight: 400,
  lineHeight: headingSize.medium.lineHeight,
  margin: `0 0 ${space.medium}px`,
};
const paragraph: CSSProperties = { ...type('standard'), margin: `0 0 ${space.medium}px` };
const closing: CSSProperties = { ...type('standard'), margin: `${space.medium}px 0 0` };
const label: CSSProperties = { ...type('label'), color: color.textMuted, margin: 0 };
const value: CSSProperties = {
  ...type('standard'),
  margin: `0 0 ${space.small}px`,
  overflowWrap: 'anywhere',
};
const quoted: CSSProperties = {
  ...type('standard'),
  backgroundColor: color.ground,
  borderLeft: `3px solid ${color.lineInverse}`,
  margin: `${space.hair}px 0 0`,
  overflowWrap: 'anywhere',
  padding: `${space.small}px ${space.medium}px`,
};
const button: CSSProperties = {
  ...type('standard'),
  backgroundColor: color.action,
  color: color.onAction,
  padding: `${space.small}px ${space.medium}px`,
  textDecoration: 'none',
};
const link: CSSProperties = { color: color.textAccent, textDecoration: 'underline' };
const footer: CSSProperties = {
  ...type('label'),
  color: color.textMuted,
  margin: `${space.medium}px ${space.medium}px 0`,
  textAlign: 'center',
};
const footerLink: CSSProperties = { color: color.textMuted, textDecoration: 'underline' };

/** A row of what was sent. `dir="auto"`: a name may be Arabic or Hebrew. */
function FactRow({ fact }: { fact: Fact }) {
  return (
    <>
      <Text style={label}>{fact.label}</Text>
      <Text style={value} dir="auto">
        {fact.href ? (
          <Link href={fact.href} style={link}>
            {fact.value}
          </Link>
        ) : (
          fact.value
        )}
      </Text>
    </>
  );
}

/** Text with its line breaks, as elements: some mail programs know no `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines have no other identity
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/**
 * The one layout of every mail: brand, heading, paragraphs, what was sent, and why the reader gets
 * it. It loads nothing, so it looks the same where pictures are blocked.
 */
export function LetterMail({ letter }: { letter: Letter }) {
  const { locale, preview, heading, paragraphs, facts = [], message, action, signature } = letter;
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Body style={body} lang={locale}>
        <Container>
          <Section style={masthead}>{brand.name}</Section>
          <Section style={paper}>
            <Heading as="h1" style={title}>
              {heading}
            </Heading>
            {paragraphs.map((text) => (
              <Text key={text} style={paragraph}>
                {text}
              </Text>
            ))}
            {facts.length > 0 && <Hr style={{ borderColor: color.lineInverse }} />}
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} />
            ))}
            {message && (
              <>
                <Text style={label}>{message.label}</Text>
                <Text style={quoted} dir="auto">
                  <Lines text={message.text} />
                </Text>
              </>
            )}
            {action && (
              <Button href={action.href} style={button}>
                {action.label}
              </Button>
            )}
            {signature && <Text style={closing}>{signature}</Text>}
          </Section>
          <Text style={footer}>
            {letter.reason}
            <br />
            <Link href={brand.origin} style={footerLink}>
              {brand.origin.replace('https://', '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
