import type { Locale } from '@elevate/languages';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { illegible } from './legibility.ts';
import type { RenderedMail } from './renderEmail.tsx';

export interface MailArgs {
  /** Gets the language of the toolbar. */
  renderMail: (locale: Locale) => Promise<RenderedMail>;
  part: 'html' | 'text';
  /** The preference of the reader's system. */
  scheme: 'light' | 'dark';
}

/** Widths of mail programs in px: a narrow phone, a phone, a column beside a list, a wide window. */
const widths = [320, 390, 700, 1440];

/** A mail in its own document, so that no style of Storybook applies. */
function HtmlPart({ subject, html, scheme }: RenderedMail & Pick<MailArgs, 'scheme'>) {
  return (
    <iframe
      title={subject}
      // The story decides, not the viewer's system.
      srcDoc={html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')}
      // No scripts, but the height can be read.
      sandbox="allow-same-origin"
      style={{ display: 'block', width: '100%', border: 0 }}
      onLoad={({ currentTarget }) => {
        const { body } = currentTarget.contentDocument ?? {};
        currentTarget.height = String(body?.scrollHeight);
      }}
    />
  );
}

/** Shared by the stories of all mails, except tags and parameters, which Storybook reads from each file. */
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
  /** At every width nothing overflows. All text has contrast. Nothing that was typed is an element. */
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
