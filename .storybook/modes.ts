import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Screens that a component must hold on; the keys are Storybook's viewport names. */
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

export type ViewportName = keyof typeof viewports;

/** Globals, as the toolbar sets them, under which a story is pictured. */
export interface Mode {
  locale: 'en' | 'de';
  viewport: ViewportName;
  motion?: 'reduced';
}

/** Every mode there is: both languages on both screens, and once with motion reduced. */
export const allModes: readonly Mode[] = [
  { locale: 'en', viewport: 'phone' },
  { locale: 'en', viewport: 'desktop' },
  { locale: 'de', viewport: 'phone' },
  { locale: 'de', viewport: 'desktop' },
  { locale: 'en', viewport: 'desktop', motion: 'reduced' },
];

/** What `npm run visual` takes unless asked for all: each language and each screen in two pictures. */
export const usualModes: readonly Mode[] = [
  { locale: 'en', viewport: 'desktop' },
  { locale: 'de', viewport: 'phone' },
];

/** The tag of the stories that are pictured, and how many there may be. */
export const pictured = { tag: 'visual', atMost: 80 } as const;

/** The globals a story may keep to itself. */
interface StoryGlobals {
  locale?: Mode['locale'];
  viewport?: { value?: ViewportName };
  motion?: string;
}

const nameOf = ({ locale, viewport, motion }: Mode) =>
  `${locale} ${viewport}${motion ? `, ${motion} motion` : ''}`;

/**
 * The modes of one story, by name. A global that the story sets itself holds in each of them, as it does
 * in Storybook; modes that are the same then are one.
 */
export function modesOf(
  { locale, viewport, motion }: StoryGlobals,
  modes: readonly Mode[] = allModes,
): Record<string, Mode> {
  return Object.fromEntries(
    modes.map((mode) => {
      const isStill = (motion ?? mode.motion) === 'reduced';
      const own: Mode = {
        locale: locale ?? mode.locale,
        viewport: viewport?.value ?? mode.viewport,
        ...(isStill && { motion: 'reduced' }),
      };
      return [nameOf(own), own];
    }),
  );
}

/**
 * Lets Chromatic picture what `npm run visual` does, as strictly: the tagged stories, in all modes.
 * Chromatic reads parameters and knows no tags; enhancers are the one place where Storybook tells a
 * story's tags before it is rendered.
 */
export const picturesForChromatic: ArgTypesEnhancer = (story) => {
  // Passed on, though Storybook's types do not say so.
  const { storyGlobals } = story as typeof story & { storyGlobals: StoryGlobals };
  story.parameters['chromatic'] = {
    // Its defaults pass over a small change of colour, and over the edges of letters.
    diffThreshold: 0,
    diffIncludeAntiAliasing: true,
    ...story.parameters['chromatic'],
    disableSnapshot: !story.tags.includes(pictured.tag),
    modes: modesOf(storyGlobals),
  };
  return story.argTypes;
};
