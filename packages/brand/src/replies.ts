import type { Translated } from '@elevate/languages';

/*
 * The replies that each enquiry's mail offers the team as buttons and as texts to copy (docs/operations/enquiries.md,
 * 'The reply desk'). Change the words between the backticks (`) or the quotation marks, in each language. Words in
 * braces are filled in, so keep those that are there:
 *
 *   {greeting}   `greeting` or `plainGreeting`
 *   {name}       the visitor's name, as typed; a long one is cut after a word
 *   {reference}  the reference of the enquiry
 *   {questions}  the questions below that the enquiry does not answer, numbered; `emptyQuestion` if it answers all
 *   {list}       a `listItem` for each journey that the visitor saved
 *   {intro}, {question}  those of `oneListed` or of `severalListed`
 *   {first}, {second}  the times of the call, made from `slot` and `time`
 *   {number}     which number is called
 *   {brand}      the brand's name
 *
 * Words in square brackets are for the team to fill in. A test says when a text is too long for a button.
 */

export const greeting: Translated = { en: 'Dear {name},', de: 'Guten Tag {name},' };

/** Where what was typed as the name holds an address, or its first word is too long. */
export const plainGreeting: Translated = { en: 'Hello,', de: 'Guten Tag,' };

/** 'Ask what is missing'. */
export const ask: Translated = {
  en: `{greeting}

Thank you for your enquiry ({reference}). To suggest what suits you, we'd like to know:

{questions}

A short reply to this email is enough.

Best wishes
{brand}`,
  de: `{greeting}

vielen Dank für Ihre Anfrage ({reference}). Damit wir Ihnen etwas Passendes vorschlagen können, wüssten wir gern noch:

{questions}

Eine kurze Antwort auf diese E-Mail genügt.

Herzliche Grüße
{brand}`,
};

export const questions = {
  /** Where the visitor saved none. */
  journeys: {
    en: 'Is there a journey on our website that comes close to what you have in mind?',
    de: 'Gibt es auf unserer Website eine Reise, die Ihrer Vorstellung nahekommt?',
  },
  month: { en: 'When would you like to travel?', de: 'Wann möchten Sie reisen?' },
  nights: { en: 'How many nights do you have?', de: 'Wie viele Nächte haben Sie Zeit?' },
  travellers: { en: 'How many of you are travelling?', de: 'Zu wievielt reisen Sie?' },
  budget: {
    en: 'Roughly what would you like to spend a person, without flights?',
    de: 'Wie viel möchten Sie ohne Flüge etwa pro Person ausgeben?',
  },
  /** Where the visitor would like to be called and gave no number. */
  phone: { en: 'On which number may we call you?', de: 'Unter welcher Nummer erreichen wir Sie?' },
  /** Where the visitor would like to be called and did not say when. */
  dayPart: { en: 'When is a good time to call you?', de: 'Wann passt Ihnen ein Anruf?' },
} as const satisfies Record<string, Translated>;

/** A question to fill in, where nothing is missing. */
export const emptyQuestion: Translated = { en: '[Your question]', de: '[Ihre Frage]' };

/** 'Send a shortlist'. */
export const shortList: Translated = {
  en: `{greeting}

Thank you for your enquiry ({reference}). {intro}

{list}

{question} Tell us, and we'll ask for dates and a written quote.

Best wishes
{brand}`,
  de: `{greeting}

vielen Dank für Ihre Anfrage ({reference}). {intro}

{list}

{question} Dann fragen wir Termine und ein schriftliches Angebot an.

Herzliche Grüße
{brand}`,
};

export const severalListed = {
  intro: { en: 'Here is our shortlist for you:', de: 'Hier ist unsere Auswahl für Sie:' },
  question: { en: 'Which of these comes closest?', de: 'Was kommt Ihren Wünschen am nächsten?' },
} as const satisfies Record<string, Translated>;

export const oneListed = {
  intro: { en: 'Here is our suggestion for you:', de: 'Hier ist unser Vorschlag für Sie:' },
  question: {
    en: 'Does this come close to what you have in mind?',
    de: 'Kommt das Ihren Wünschen nahe?',
  },
} as const satisfies Record<string, Translated>;

/** A journey of the shortlist. */
export const listItem: Translated = {
  en: `{title}
{link}
For: […]
Against: […]
Price: […]`,
  de: `{title}
{link}
Dafür spricht: […]
Dagegen spricht: […]
Preis: […]`,
};

/** An item to fill in, where the visitor saved no journey. */
export const emptyListItem = {
  title: { en: '[Journey]', de: '[Reise]' },
  link: { en: '[Link]', de: '[Link]' },
} as const satisfies Record<string, Translated>;

/** After the list, where a button has no room for all that the visitor saved. */
export const moreSaved: Translated = {
  en: 'You saved {count} more. Would you like us to compare those too?',
  de: 'Sie haben sich noch {count} weitere gemerkt. Sollen wir auch diese vergleichen?',
};

/** 'Propose a call'. */
export const call: Translated = {
  en: `{greeting}

Thank you for your enquiry ({reference}). We'd be glad to talk it through on the phone. Would one of these times suit you?

1. {first}
2. {second}

{number}

Best wishes
{brand}`,
  de: `{greeting}

vielen Dank für Ihre Anfrage ({reference}). Am besten sprechen wir kurz am Telefon darüber. Passt Ihnen einer dieser Termine?

1. {first}
2. {second}

{number}

Herzliche Grüße
{brand}`,
};

export const numberKnown: Translated = {
  en: "We'll call you on the number you gave us.",
  de: 'Wir rufen Sie unter der Nummer an, die Sie angegeben haben.',
};

/** A time of the call: the day, and the time in the visitor's zone and in the team's. */
export const slot: Translated = { en: '{day}, {times}', de: '{day}, {times}' };
export const time: Translated = { en: '{time} ({city})', de: '{time} Uhr ({city})' };

/** Where no working hour of the team suits the visitor's part of the day. */
export const emptySlot = {
  day: { en: '[day]', de: '[Tag]' },
  time: { en: '[time]', de: '[Uhrzeit]' },
} as const satisfies Record<string, Translated>;
