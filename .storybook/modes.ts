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

interface Mode {
  locale: 'en' | 'de';
  viewport: ViewportName;
  prefersReducedMotion?: 'reduce';
}

/**
 * The modes in which Chromatic pictures every story: both languages on both screens, and once with
 * motion reduced.
 */
export const modes = {
  'en phone': { locale: 'en', viewport: 'phone' },
  'en desktop': { locale: 'en', viewport: 'desktop' },
  'de phone': { locale: 'de', viewport: 'phone' },
  'de desktop': { locale: 'de', viewport: 'desktop' },
  'en desktop, reduced motion': {
    locale: 'en',
    viewport: 'desktop',
    prefersReducedMotion: 'reduce',
  },
} as const satisfies Record<string, Mode>;
