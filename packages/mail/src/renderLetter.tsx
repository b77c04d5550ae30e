import { renderToStaticMarkup } from 'react-dom/server';
import { LetterMail } from './LetterMail.tsx';
import type { Letter } from './letter.ts';
import { letterText } from './letterText.ts';

/** A mail, ready for a mail server but for its sender and recipient. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// react-email's own render() would bring prettier and an HTML parser into the functions' bundle; the
// mails suspend on nothing, so React's static renderer does the same with a doctype in front.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export const renderLetter = (letter: Letter): RenderedMail => ({
  subject: letter.subject,
  html: doctype + renderToStaticMarkup(<LetterMail letter={letter} />),
  text: letterText(letter),
});
