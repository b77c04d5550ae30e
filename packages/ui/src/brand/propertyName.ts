const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a theme value, without the dashes: `ui-color-text-muted`. */
export const propertyName = (path: readonly string[]): string =>
  ['ui', ...path.map(kebab)].join('-');
