/** Where a picture's night is shown. Forced colours keep the day's, whose outlines are dark. */
export const byNight = '(prefers-color-scheme: dark) and (forced-colors: none)';

/** Two media queries, of which either may be missing, as one. */
export const both = (one?: string, other?: string) =>
  one && other ? `${one} and ${other}` : (one ?? other);

export interface NightSourceProps {
  view: { night?: string; width: number; height: number };
  /** A further media query. */
  screen?: string | undefined;
}

/** The night of a drawing in a `<picture>`, before its `<img>`; nothing where it has none. Paper keeps the day's. */
export const NightSource = ({ view: { night, width, height }, screen }: NightSourceProps) =>
  night && (
    <source media={both(`screen and ${byNight}`, screen)} srcSet={night} {...{ width, height }} />
  );
