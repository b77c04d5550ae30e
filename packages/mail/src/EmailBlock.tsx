import { color } from '@elevate/brand/colors';
import { radius } from '@elevate/brand/shape';
import { weight } from '@elevate/brand/type';
import { line, space } from '@elevate/ui/tokens';
import type { I18n } from '@lingui/core';
import type { CSSProperties } from 'react';
import { Button, Column, Hr, Link, Row, Section, Text } from 'react-email';
import type { Block, Fact } from './EmailContent.ts';
import { below, boxed, tappable, type } from './emailStyles.ts';
import { look } from './scheme.ts';
import { direction } from './typedText.ts';

/** Our own text, with a non-breaking hyphen (U+2011), so that no line of a narrow phone ends in 'E-'. */
export const unbroken = (words: string) => words.replaceAll('E-Mail', 'E\u2011Mail');

/** Text that was typed, or that the reader copies. Each line is an element, because some mail programs ignore `white-space`. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines have no other identity
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} dir={direction(words)}>
      {words || <br />}
    </div>
  ));
}

function Value({ fact: { value, href }, linkStyle }: { fact: Fact; linkStyle: CSSProperties }) {
  if (!href) return value;
  return (
    <Link href={href} {...look('accent', linkStyle)}>
      {value}
    </Link>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { label, value, href } = fact;
  const spoken = { ...type('standard'), ...below(href ? 'hair' : 'small') };
  return (
    <>
      <Text {...look('muted', { ...type('label'), margin: 0 })}>{unbroken(label)}</Text>
      <Text {...look('text', spoken)} dir={direction(value)}>
        <Value fact={fact} linkStyle={tappable} />
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
      {facts.map((fact) => (
        <Row key={fact.label}>
          <Column {...look('muted', { ...cell, paddingRight: space.small, width: '36%' })}>
            {unbroken(fact.label)}
          </Column>
          <Column {...look('text', cell)} dir={direction(fact.value)}>
            <Value fact={fact} linkStyle={{ textDecoration: 'underline' }} />
          </Column>
        </Row>
      ))}
    </Section>
  );
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
        <Lines text={text} />
      </Section>
    </>
  );
}

const buttonStyle: CSSProperties = { borderRadius: radius.small, fontWeight: weight.strong };

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

/** A part of a mail in HTML. */
export function EmailBlock({ block, i18n }: { block: Block; i18n: I18n }) {
  if (!('kind' in block))
    return (
      <Text {...look('text', { ...type('standard'), ...below('medium') })}>
        {unbroken(i18n._(block))}
      </Text>
    );
  if (block.kind === 'quote')
    return (
      <Section {...look('quote', { ...boxed, ...below('medium') })}>
        <Lines text={block.text} />
      </Section>
    );
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
            borderTop: `${line.hair}px solid ${color.day.lineInverse}`,
          })}
        />
        {block.facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </>
    );
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
}
