import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Viewports that every component supports; the keys are Storybook's viewport names. */
export const viewports = {
  narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  sideways: {
    name: 'Phone, sideways',
    styles: { width: '844px', height: '390px' },
    type: 'mobile',
  },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

type ViewportName = keyof typeof viewports;

/** How a story is rendered for one picture: the toolbar's globals, and media features as Chromatic names them. */
export interface Mode {
  locale: 'en' | 'de';
  viewport: ViewportName;
  textSize?: '200';
  brand?: 'plain';
  scheme?: 'night';
  /** Pictures are usually taken under reduced motion: nothing rotates, or waits to be scrolled to. */
  prefersReducedMotion?: 'no-preference';
  forcedColors?: 'active';
  media?: 'print';
}

/** The modes in which stories are tested beside the desktop's, of which no pictures are taken. */
export const testModes = {
  phone: { locale: 'de', viewport: 'phone' },
  tablet: { locale: 'en', viewport: 'tablet' },
  largeText: { locale: 'de', viewport: 'phone', textSize: '200' },
} as const satisfies Record<string, Mode>;

/** The tag of the stories that pictures are taken of. */
export const visualTag = 'visual';

/** The modes of every story with a picture: both languages and both ends of the viewports once. */
const usualModes = {
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'de phone': { locale: 'de', viewport: 'phone' },
} satisfies Record<string, Mode>;

/** Modes that only the stories with their tag have, beside the usual ones: those that differ there. */
const taggedModes = {
  'both-languages': {
    'en phone': { locale: 'en', viewport: 'phone' },
    'de desktop': { locale: 'de', viewport: 'desktop' },
  },
  motion: {
    'with motion': { locale: 'en', viewport: 'desktop', prefersReducedMotion: 'no-preference' },
  },
  'large-text': { 'large text': { locale: 'de', viewport: 'phone', textSize: '200' } },
  'forced-colours': {
    'forced colours': { locale: 'en', viewport: 'desktop', forcedColors: 'active' },
  },
  print: { print: { locale: 'en', viewport: 'desktop', media: 'print' } },
  plain: { 'plain brand': { locale: 'en', viewport: 'desktop', brand: 'plain' } },
  night: { night: { locale: 'en', viewport: 'desktop', scheme: 'night' } },
} satisfies Record<string, Record<string, Mode>>;

/** What decides on the pictures of a story. */
interface PicturedStory {
  tags: readonly string[];
  /** What the story sets itself. */
  storyGlobals?: { locale?: Mode['locale']; viewport?: { value?: ViewportName } } | undefined;
}

/**
 * The modes of one story, by name; none without the tag. A global that the story sets itself overrides the
 * mode's, as in Storybook, and modes that become equal are merged.
 * @param isFull also those of a full build
 */
export function modesOf(
  { tags, storyGlobals: { locale, viewport } = {} }: PicturedStory,
  isFull = true,
): Record<string, Mode> {
  if (!tags.includes(visualTag)) return {};
  const further = Object.entries(taggedModes).filter(([tag]) => isFull && tags.includes(tag));
  const modes: Record<string, Mode> = Object.assign(
    { ...usualModes },
    ...further.map(([, tagged]) => tagged),
  );
  return Object.fromEntries(
    Object.entries(modes).map(([name, mode]) => {
      const own: Mode = {
        ...mode,
        locale: locale ?? mode.locale,
        viewport: viewport?.value ?? mode.viewport,
      };
      const isNamedByGlobals = Object.keys(mode).length === 2;
      return [isNamedByGlobals ? `${own.locale} ${own.viewport}` : name, own];
    }),
  );
}

/**
 * Makes Chromatic take the same pictures as `npm run visual -- --all-modes`. Chromatic reads parameters, not tags;
 * only an enhancer sees a story's tags before it is rendered.
 */
export const picturesForChromatic: ArgTypesEnhancer = (story) => {
  const modes = modesOf(story);
  story.parameters['chromatic'] = {
    // By default Chromatic ignores small colour changes and antialiasing.
    diffThreshold: 0,
    diffIncludeAntiAliasing: true,
    prefersReducedMotion: 'reduce',
    ...story.parameters['chromatic'],
    disableSnapshot: Object.keys(modes).length === 0,
    modes,
  };
  return story.argTypes;
};
