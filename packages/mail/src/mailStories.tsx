import type { Locale } from '@elevate/enquiry';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { RenderedMail } from './renderLetter.tsx';

export interface MailArgs {
  /** The toolbar's language is the reader's. */
  renderMail: (locale: Locale) => Promise<RenderedMail>;
  /** Every mail has both; mail programs show one. */
  part: 'html' | 'text';
}

/** A mail in a document of its own, as a mail program has it: no style of Storybook's reaches it. */
function HtmlPart({ subject, html }: RenderedMail) {
  return (
    <iframe
      title={subject}
      srcDoc={html}
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
  argTypes: {
    renderMail: { table: { disable: true } },
    part: { control: 'inline-radio', options: ['html', 'text'] },
  },
  loaders: [
    async ({ args, globals }) => ({ mail: await args.renderMail(globals['locale'] as Locale) }),
  ],
  render: ({ part }, { loaded }) => {
    const mail = loaded['mail'] as RenderedMail;
    return (
      <main>
        <h1 style={{ margin: 0, padding: '1rem', fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {mail.subject}
        </h1>
        {part === 'html' ? (
          <HtmlPart {...mail} />
        ) : (
          <pre
            style={{ margin: 0, padding: '1rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {mail.text}
          </pre>
        )}
      </main>
    );
  },
  /** Nothing is wider than the screen, and nothing that somebody typed has become an element. */
  play: async ({ canvasElement, args: { part } }) => {
    if (part === 'text') return;
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame?.height).toMatch(/^[1-9]/));
    const { documentElement: mail } = frame?.contentDocument ?? {};
    await expect(mail?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(mail?.querySelector('img, script, iframe, form')).toBeNull();
  },
} satisfies Meta<MailArgs>;
