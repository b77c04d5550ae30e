import { families as fontFamily, weight as fontWeight } from '../packages/brand/src/look/type.ts';

const faces = [
  `${fontWeight.display} 1em "${fontFamily.display}"`,
  `italic ${fontWeight.display} 1em "${fontFamily.display}"`,
  // One variable font file covers all weights of the text family.
  `${fontWeight.text} 1em "${fontFamily.text}"`,
  `italic ${fontWeight.text} 1em "${fontFamily.text}"`,
];

/** Loads every font before a story renders, so that its layout does not shift. */
export async function loadFonts(): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
}
