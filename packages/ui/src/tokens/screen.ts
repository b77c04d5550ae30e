/** Least widths in px from which a layout holds. Phones come first and have no name. */
export const breakpoint = { tablet: 600, desktop: 900, wide: 1200 } as const;

/** Below this height in px the fixed header is low, so that a phone held sideways shows the page. */
export const lowScreen = 480;

/** Widths in px between which type and space grow. */
export const fluidRange = [320, 1280] as const;

/** Stacking order, lowest first. */
export const layer = { backdrop: 0, content: 1, header: 10, toast: 20, skipLink: 30 } as const;
