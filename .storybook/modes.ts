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

/** How a story is rendered for one visual snapshot: Storybook globals and Chromatic's media feature. */
export interface Mode {
  locale: 'en' | 'de';
  viewport: ViewportName;
  prefersReducedMotion?: 'reduce';
}

/** Both languages on both viewports, and one mode with reduced motion. */
export const allModes: readonly Mode[] = [
  { locale: 'en', viewport: 'phone' },
  { locale: 'en', viewport: 'desktop' },
  { locale: 'de', viewport: 'phone' },
  { locale: 'de', viewport: 'desktop' },
  { locale: 'en', viewport: 'desktop', prefersReducedMotion: 'reduce' },
];

/** The modes of `npm run visual` without `--all-modes`. */
export const usualModes: readonly Mode[] = [
  { locale: 'en', viewport: 'desktop' },
  { locale: 'de', viewport: 'phone' },
];

/** The tag of the stories that pictures are taken of. */
export const visualTag = 'visual';

/** The globals that a story may set itself. */
interface StoryGlobals {
  locale?: Mode['locale'];
  viewport?: { value?: ViewportName };
}

const nameOf = ({ locale, viewport, prefersReducedMotion }: Mode) =>
  `${locale} ${viewport}${prefersReducedMotion ? ', reduced motion' : ''}`;

/**
 * The modes of one story, by name. A global that the story sets itself overrides the mode's, as in
 * Storybook; modes that become equal are merged.
 */
export function modesOf(
  { locale, viewport }: StoryGlobals,
  modes: readonly Mode[] = allModes,
): Record<string, Mode> {
  return Object.fromEntries(
    modes.map((mode) => {
      const own: Mode = {
        ...mode,
        locale: locale ?? mode.locale,
        viewport: viewport?.value ?? mode.viewport,
      };
      return [nameOf(own), own];
    }),
  );
}

/**
 * Makes Chromatic take the same pictures as `npm run visual`: the tagged stories, in all modes.
 * Chromatic reads parameters, not tags; only an enhancer sees a story's tags before it is rendered.
 */
export const picturesForChromatic: ArgTypesEnhancer = (story) => {
  // Storybook passes this, but its types do not declare it.
  const { storyGlobals } = story as typeof story & { storyGlobals: StoryGlobals };
  story.parameters['chromatic'] = {
    // By default Chromatic ignores small colour changes and antialiasing.
    diffThreshold: 0,
    diffIncludeAntiAliasing: true,
    ...story.parameters['chromatic'],
    disableSnapshot: !story.tags.includes(visualTag),
    modes: modesOf(storyGlobals),
  };
  return story.argTypes;
};
