import { fontFamily, fontWeight } from '../packages/ui/src/tokens/index.ts';

const faces = [
  `${fontWeight.display} 1em "${fontFamily.display}"`,
  `italic ${fontWeight.display} 1em "${fontFamily.display}"`,
  // One file holds all weights of the text family.
  `${fontWeight.text} 1em "${fontFamily.text}"`,
  `italic ${fontWeight.text} 1em "${fontFamily.text}"`,
];

/** Waits for every face the components use: a story that is rendered before would move when they come. */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
