import type { Locale } from '@elevate/languages';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { illegible } from './legibility.ts';
import type { RenderedMail } from './renderLetter.tsx';

export interface MailArgs {
  /** The toolbar's language is the reader's. */
  renderMail: (locale: Locale) => Promise<RenderedMail>;
  /** Every mail has both; mail programs show one. */
  part: 'html' | 'text';
  /** What the reader's system asks for. */
  scheme: 'light' | 'dark';
}

/** Widths of mail programs in px: the narrowest phone, a phone, a column beside a list, a wide window. */
const widths = [320, 390, 700, 1440];

/** A mail in a document of its own, as a mail program has it: no style of Storybook's reaches it. */
function HtmlPart({ subject, html, scheme }: RenderedMail & Pick<MailArgs, 'scheme'>) {
  return (
    <iframe
      title={subject}
      // The story decides, not the system of who looks at the story.
      srcDoc={html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')}
      // Scripts would not run; its height can be read.
      sandbox="allow-same-origin"
      style={{ display: 'block', width: '100%', border: 0 }}
      onLoad={({ currentTarget }) => {
        const { body } = currentTarget.contentDocument ?? {};
        currentTarget.height = String(body?.scrollHeight);
      }}
    />
  );
}

/** What the stories of all mails share; their tags and parameters Storybook wants to find in the file itself. */
export const mailMeta = {
  args: { part: 'html', scheme: 'light' },
  argTypes: {
    renderMail: { table: { disable: true } },
    part: { control: 'inline-radio', options: ['html', 'text'] },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  loaders: [
    async ({ args, globals }) => ({ mail: await args.renderMail(globals['locale'] as Locale) }),
  ],
  render: ({ part, scheme }, { loaded }) => {
    const mail = loaded['mail'] as RenderedMail;
    return (
      <main>
        <h1 style={{ margin: 0, padding: '1rem', fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {mail.subject}
        </h1>
        {part === 'html' ? (
          <HtmlPart {...mail} scheme={scheme} />
        ) : (
          <pre
            style={{
              margin: 0,
              padding: '1rem',
              fontSize: '0.875rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {mail.text}
          </pre>
        )}
      </main>
    );
  },
  /**
   * On every width nothing is wider than the mail; all text stands out from its ground; and nothing that
   * somebody typed has become an element.
   */
  play: async ({ canvasElement, args: { part } }) => {
    if (part === 'text') return;
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame?.height).toMatch(/^[1-9]/));
    const mail = frame?.contentDocument;
    if (!mail) throw new Error('The mail is not there');

    await expect(illegible(mail.body)).toEqual([]);
    await expect(mail.querySelector('img, script, iframe, form, link')).toBeNull();
    for (const width of widths) {
      frame.style.width = `${width}px`;
      await expect(mail.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    frame.style.width = '100%';
  },
} satisfies Meta<MailArgs>;
