/** Minimum viewport widths in px. Layouts are phone-first. */
export const breakpoint = { tablet: 600, desktop: 900, wide: 1200 } as const;

/** Maximum viewport height in px of the low header, for phones in landscape. */
export const lowScreen = 480;

/** Viewport widths in px between which type and space grow. */
export const fluidRange = [320, 1280] as const;

/**
 * The most that large type and space take on a low screen: px, and a share of its height in percent. A laptop of
 * 1366 x 650 then shows a title with its button.
 */
export const heightLimit = {
  display: { rest: 20, share: 6 },
  large: { rest: 16, share: 4 },
  section: { rest: 32, share: 4.5 },
} as const;

/** Stacking order, lowest first. */
export const layer = { backdrop: 0, content: 1, header: 10, toast: 20, skipLink: 30 } as const;
