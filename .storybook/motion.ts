/** What the toolbar offers. */
export const motions = {
  calm: 'Motion, pictures stand',
  full: 'Motion, pictures take turns',
  reduced: 'Reduced motion',
} as const;

export type Motion = keyof typeof motions;

const query = '(prefers-reduced-motion: reduce)';

let motion: Motion = 'calm';

const systemSays = window.matchMedia(query);
const asked = window.matchMedia(query);
Object.defineProperty(asked, 'matches', {
  get: () => motion === 'reduced' || systemSays.matches,
});

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (text) => (text === query ? asked : matchMedia(text));

// A carousel stands on a page that nobody looks at. So it does here, until one wants to see it turn: else
// a picture of a story would depend on when it was taken.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => motion !== 'full' });

const rulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
    return rule instanceof CSSMediaRule && rule.conditionText === query ? [rule, ...inner] : inner;
  });

const opened = new Set<CSSMediaRule>();

/** Lets scripts and style sheets believe that the system asks for this much motion. */
export function setMotion(wanted: Motion): void {
  const isNew = wanted !== motion;
  motion = wanted;
  if (motion === 'reduced') {
    for (const { cssRules } of document.styleSheets) {
      for (const rule of rulesIn(cssRules)) {
        rule.media.mediaText = 'all';
        opened.add(rule);
      }
    }
  } else {
    for (const rule of opened) rule.media.mediaText = query;
    opened.clear();
  }
  if (!isNew) return;
  asked.dispatchEvent(new Event('change'));
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A carousel begins once the browser has a moment to spare; until then its button is not there. */
export async function waitForCarousel(): Promise<void> {
  if (asked.matches) return;
  await new Promise((done) => {
    requestIdleCallback(done, { timeout: 2000 });
  });
}
