import { brand } from '@elevate/brand';
import * as templates from '@elevate/brand/replies';
import { type EnquiryPayload, parseJourneys, typedLine } from '@elevate/enquiry';
import { type Locale, sourceLocale, type Translated, translate } from '@elevate/languages';
import { dateFormat } from '@elevate/languages/formats';
import { timeZoneText } from './briefFacts.ts';
import { callSlots } from './callSlots.ts';
import { acknowledgementSubject } from './forVisitor.ts';
import { journeyPages } from './journeyLinks.ts';
import { mailUri, phoneUri } from './typedText.ts';

/**
 * Maximum length of a `mailto:` address in encoded characters. Outlook on Windows cuts at about 2,000, and some phones
 * below that.
 */
const maxUri = 1600;

/** A reply that the team sends from its own mail program, in the visitor's language. */
export interface Reply {
  /** The whole text. */
  text: string;
  /** Opens the reply to the visitor; a list that is too long for it is shorter in it. */
  href: string | undefined;
}

/** Fills in what is in braces, once: a name in braces stays as typed. */
const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

/** The greeting, with as many whole words of the name as fit. */
function greetingOf(enquiry: EnquiryPayload, locale: Locale, length: number): string {
  const typed = typedLine(enquiry.name);
  // Up to the length, and then a space or the end.
  const [name] = /@|<|:\/\//.test(typed)
    ? []
    : (new RegExp(`^.{1,${length}}(?!\\S)`).exec(typed) ?? []);
  return name
    ? fill(translate(templates.greeting, locale), { name: name.trimEnd() })
    : translate(templates.plainGreeting, locale);
}

/**
 * The city of an IANA time zone, `Kolkata`, as phones show it. Intl's own names of zones differ in length and are
 * not what people say.
 */
const cityOf = (timeZone: string) => timeZoneText(timeZone).replace(/^.*\//, '');

/** The first address that is short enough, of the texts from the longest to the shortest. */
function hrefOf(enquiry: EnquiryPayload, subject: string, texts: readonly string[]) {
  return texts
    .map((text) => {
      // Line breaks as RFC 6068 asks for them.
      const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
      return `${mailUri(enquiry.email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
    })
    .find((href) => href.length <= maxUri);
}

/** Whether what was typed as the phone is a number. */
const hasNumber = ({ phone = '' }: EnquiryPayload) => phoneUri(phone) !== undefined;

/** Questions about what the enquiry does not say. */
function missing(enquiry: EnquiryPayload): Translated[] {
  const { questions } = templates;
  const { about, brief = {} } = enquiry;
  const { month, nights, travellers, budget, reply, dayPart } = brief;
  const isCall = reply === 'phone';
  return [
    ...(parseJourneys(about).length === 0 ? [questions.journeys] : []),
    ...(month ? [] : [questions.month]),
    ...(nights ? [] : [questions.nights]),
    ...(travellers ? [] : [questions.travellers]),
    ...(budget ? [] : [questions.budget]),
    ...(isCall && !hasNumber(enquiry) ? [questions.phone] : []),
    ...(isCall && !dayPart ? [questions.dayPart] : []),
  ];
}

/** A time of a call in both zones, once where they agree; or places to fill in. */
function slotText(time: number | undefined, zones: readonly string[], locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    time === undefined ? undefined : dateFormat(locale, options).format(time);
  const places = zones.map((timeZone) => ({
    city: cityOf(timeZone),
    day:
      format({ weekday: 'long', day: 'numeric', month: 'long', timeZone }) ??
      translate(templates.emptySlot.day, locale),
    time:
      format({ hour: '2-digit', minute: '2-digit', timeZone }) ??
      translate(templates.emptySlot.time, locale),
  }));
  const [first] = places;
  const day = first?.day ?? '';
  const times = places
    .filter(
      (place) =>
        place === first || time === undefined || place.day !== day || place.time !== first?.time,
    )
    .map((place) => {
      const text = fill(translate(templates.time, locale), place);
      return place.day === day ? text : `${place.day}, ${text}`;
    });
  return fill(translate(templates.slot, locale), { day, times: times.join(' = ') });
}

/**
 * The replies that the team's mail offers (docs/operations/enquiries.md, 'The reply desk').
 * @param receivedAt milliseconds since 1970
 * @param timeZone the team's
 */
export function repliesTo(
  enquiry: EnquiryPayload,
  { reference, receivedAt, timeZone }: { reference: string; receivedAt: number; timeZone: string },
): { ask: Reply; list: Reply; call: Reply } {
  const { about, brief = {}, locale = sourceLocale } = enquiry;
  // Cut, so that the text part breaks no line within the name, and shorter where a button has no room for it.
  const greetings = [40, 15].map((length) => greetingOf(enquiry, locale, length));
  const subject = `Re: ${acknowledgementSubject(locale, reference)}`;
  const inTheirs = (text: Translated) => translate(text, locale);

  /** @param fillings from the longest to the shortest */
  const reply = (template: Translated, fillings: readonly Record<string, string>[]): Reply => {
    const texts = greetings.flatMap((greeting) =>
      fillings.map((values) =>
        fill(inTheirs(template), { ...values, greeting, reference, brand: brand.name }),
      ),
    );
    return { text: texts[0] ?? '', href: hrefOf(enquiry, subject, texts) };
  };

  const questions = missing(enquiry).map(
    (question, index) => `${index + 1}. ${inTheirs(question)}`,
  );

  const saved = journeyPages(about, locale);
  const empty = {
    title: inTheirs(templates.emptyListItem.title),
    link: inTheirs(templates.emptyListItem.link),
  };
  const items = (saved.length > 0 ? saved : [empty, empty, empty]).map((values) =>
    fill(inTheirs(templates.listItem), values),
  );
  const lists = items.map((_item, left) => {
    const listed = items.slice(0, items.length - left);
    const { intro, question } = listed.length === 1 ? templates.oneListed : templates.severalListed;
    const more = left > 0 ? [fill(inTheirs(templates.moreSaved), { count: left })] : [];
    return {
      intro: inTheirs(intro),
      list: [...listed, ...more].join('\n\n'),
      question: inTheirs(question),
    };
  });

  const { dayPart, timeZone: visitorZone = timeZone } = brief;
  const slots = callSlots(receivedAt, { dayPart, visitorZone, teamZone: timeZone });
  const zones = [...new Set([visitorZone, timeZone])];
  const slot = (index: 0 | 1) => slotText(slots?.[index], zones, locale);

  return {
    ask: reply(templates.ask, [
      { questions: questions.join('\n') || inTheirs(templates.emptyQuestion) },
    ]),
    list: reply(templates.shortList, lists),
    call: reply(templates.call, [
      {
        first: slot(0),
        second: slot(1),
        number: inTheirs(hasNumber(enquiry) ? templates.numberKnown : templates.questions.phone),
      },
    ]),
  };
}
