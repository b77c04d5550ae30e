import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './EmailContent.ts';
import { EmailLayout } from './EmailLayout.tsx';
import { emailText } from './emailText.ts';

/** A mail without sender and recipient. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// Not react-email's render(), which would add prettier and an HTML parser to the functions' bundle.
// The mails never suspend, so React's static renderer with a doctype gives the same.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export const renderEmail = (content: EmailContent): RenderedMail => ({
  subject: content.subject,
  html: doctype + renderToStaticMarkup(<EmailLayout content={content} />),
  text: emailText(content),
});
