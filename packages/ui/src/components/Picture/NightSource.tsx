/** Where a picture's night is shown. Forced colours keep the day's, whose outlines are dark. */
export const byNight = '(prefers-color-scheme: dark) and (forced-colors: none)';

export interface NightSourceProps {
  view: { night?: string; width: number; height: number };
  /** A further media query. */
  screen?: string | undefined;
}

/** The night of a drawing in a `<picture>`, before its `<img>`; nothing where it has none. */
export const NightSource = ({ view: { night, width, height }, screen }: NightSourceProps) =>
  night !== undefined && (
    <source
      media={screen === undefined ? byNight : `${screen} and ${byNight}`}
      srcSet={night}
      width={width}
      height={height}
    />
  );
