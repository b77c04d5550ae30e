import { brand } from '@elevate/brand';
import {
  color,
  fallbackFontFamily,
  fontWeight,
  headingSize,
  line,
  radius,
  size,
  space,
  textSize,
  width,
} from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import type { Block, Fact, Letter } from './letter.ts';
import { look, scheme } from './scheme.ts';
import { direction } from './typedText.ts';

const type = (step: keyof typeof textSize): CSSProperties => ({
  fontFamily: fallbackFontFamily.text,
  fontSize: textSize[step].size[0],
  lineHeight: textSize[step].lineHeight,
});

const display = (step: keyof typeof headingSize): CSSProperties => ({
  fontFamily: fallbackFontFamily.display,
  fontSize: headingSize[step].size[0],
  fontWeight: fontWeight.text,
  lineHeight: headingSize[step].lineHeight,
});

const boxed: CSSProperties = {
  ...type('standard'),
  borderLeftStyle: 'solid',
  borderLeftWidth: line.bar,
  padding: `${space.small}px ${space.medium}px`,
};

const below = (distance: keyof typeof space): CSSProperties => ({
  margin: `0 0 ${space[distance]}px`,
});

/**
 * The brand's arch, drawn with boxes, and its name as text: nothing that a mail program could block.
 * Outlook on Windows has no round corners, so it shows only the name.
 */
function Masthead() {
  const hiddenInOutlook = { msoHide: 'all' } as CSSProperties;
  return (
    <Section
      style={{
        background: color.groundDeep,
        borderBottom: `${line.bar}px solid ${color.line}`,
        padding: space.medium,
      }}
    >
      <Row>
        <Column style={{ ...hiddenInOutlook, width: 38, verticalAlign: 'middle' }}>
          <div
            style={{
              border: `${line.strong}px solid ${color.textInverse}`,
              borderBottom: 0,
              borderRadius: '12px 12px 0 0',
              height: 26,
              width: 20,
            }}
          >
            <div
              style={{
                background: color.textInverseAccent,
                borderRadius: '5px 5px 0 0',
                height: 16,
                margin: '10px auto 0',
                width: 10,
              }}
            />
          </div>
        </Column>
        <Column style={{ ...display('small'), color: color.textInverse, verticalAlign: 'middle' }}>
          {brand.name}
        </Column>
      </Row>
    </Section>
  );
}

/** A link as high as a finger wants it. */
const tappable: CSSProperties = {
  display: 'inline-block',
  padding: `${Math.ceil((size.touch - textSize.standard.size[0] * textSize.standard.lineHeight) / 2)}px 0`,
  textDecoration: 'underline',
};

/** Our own text, with a non-breaking hyphen (U+2011), so that no line of a narrow phone ends in 'E-'. */
const unbroken = (words: string) => words.replaceAll('E-Mail', 'E\u2011Mail');

function FactRow({ fact: { label, value, href } }: { fact: Fact }) {
  const spoken = { ...type('standard'), ...below(href ? 'hair' : 'small') };
  return (
    <>
      <Text {...look('muted', { ...type('label'), margin: 0 })}>{unbroken(label)}</Text>
      <Text {...look('text', spoken)} dir={direction(value)}>
        {href ? (
          <Link href={href} {...look('accent', tappable)}>
            {value}
          </Link>
        ) : (
          value
        )}
      </Text>
    </>
  );
}

/** Facts in two columns, the labels in the first. */
function Table({ facts }: { facts: readonly Fact[] }) {
  const cell: CSSProperties = {
    ...type('small'),
    padding: `${space.hair}px 0`,
    verticalAlign: 'top',
  };
  return (
    <Section style={below('medium')}>
      {facts.map(({ label, value, href }) => (
        <Row key={label}>
          <Column {...look('muted', { ...cell, paddingRight: space.small, width: '36%' })}>
            {unbroken(label)}
          </Column>
          <Column {...look('text', cell)} dir={direction(value)}>
            {href ? (
              <Link href={href} {...look('accent', { textDecoration: 'underline' })}>
                {value}
              </Link>
            ) : (
              value
            )}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

/** What was typed or is to be copied. Each line is an element, because some mail programs ignore `white-space`. */
const lines = (text: string) =>
  text.split('\n').map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines have no other identity
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} dir={direction(words)}>
      {words || <br />}
    </div>
  ));

function Quote({ text }: { text: string }) {
  return <Section {...look('quote', { ...boxed, ...below('medium') })}>{lines(text)}</Section>;
}

/** A line above a part of a mail. */
function Label({ text }: { text: string }) {
  return <Text {...look('muted', { ...type('label'), ...below('hair') })}>{unbroken(text)}</Text>;
}

function Copy({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Label text={label} />
      <Section {...look('quote', { ...boxed, ...type('small'), ...below('medium') })}>
        {lines(text)}
      </Section>
    </>
  );
}

const buttonStyle: CSSProperties = {
  borderRadius: radius.small,
  fontWeight: fontWeight.strong,
};

function Buttons({ label, buttons }: Extract<Block, { kind: 'buttons' }>) {
  return (
    <Section style={below('small')}>
      <Label text={label} />
      {buttons.map((button) => (
        <Button
          key={button.label}
          href={button.href}
          {...look('button', {
            ...type('small'),
            ...buttonStyle,
            margin: `0 ${space.xsmall}px ${space.xsmall}px 0`,
            padding: `${space.small}px ${space.medium}px`,
          })}
        >
          {button.label}
        </Button>
      ))}
    </Section>
  );
}

function Links({ label, links }: Extract<Block, { kind: 'links' }>) {
  return (
    <Section style={below('medium')}>
      <Label text={label} />
      {links.map((link) => (
        <Text key={link.href + link.label} {...look('text', { ...type('standard'), margin: 0 })}>
          <Link href={link.href} {...look('accent', tappable)}>
            {link.label}
          </Link>
        </Text>
      ))}
    </Section>
  );
}

function BlockPart({ block }: { block: Block }) {
  if (block.kind === 'quote') return <Quote text={block.text} />;
  if (block.kind === 'links') return <Links {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'buttons') return <Buttons {...block} />;
  if (block.kind === 'copy') return <Copy {...block} />;
  if (block.kind === 'facts')
    return (
      <>
        <Hr
          {...look('rule', {
            ...below('small'),
            borderTop: `${line.hair}px solid ${color.lineInverse}`,
          })}
        />
        {block.facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </>
    );
  if (block.kind === 'button')
    return (
      <Button
        href={block.href}
        {...look('button', {
          ...type('standard'),
          ...below('medium'),
          ...buttonStyle,
          padding: `${space.small}px ${space.large}px`,
        })}
      >
        {block.label}
      </Button>
    );
  return (
    <Text {...look('text', { ...type('standard'), ...below('medium') })}>
      {unbroken(block.text)}
    </Text>
  );
}

/**
 * The layout of every mail: brand, kind of mail, heading, content, and why the reader gets it. It loads
 * nothing, so it looks the same if pictures are blocked.
 */
export function LetterMail({ letter }: { letter: Letter }) {
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
  } = letter;
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
                    fontWeight: fontWeight.strong,
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
                <BlockPart key={index} block={block} />
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
                  {lines(record.lines.map(([key, value]) => `${key}: ${value}`).join('\n'))}
                </Section>
              )}
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}
