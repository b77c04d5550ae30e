import { createHash } from 'node:crypto';
import { brand } from '@elevate/brand';

/**
 * Digits and letters that are not misread or misheard: of 0 O, 1 I L, 2 Z, 5 S, 8 B, U V and M N at most one,
 * and no vowel, so that no word appears.
 */
const alphabet = '2346789CDFGHJKMPQRTVWXY';
const length = 6;

/**
 * The reference of an enquiry, such as `EYJ-4K7Q2M`: 148 million different ones. It names the enquiry to people;
 * nothing is looked up by it.
 * @param id of the task of the team's mail
 */
export function referenceOf(id: string): string {
  let number = createHash('sha256').update(id).digest().readUIntBE(0, 6);
  let characters = '';
  while (characters.length < length) {
    characters += alphabet.charAt(number % alphabet.length);
    number = Math.floor(number / alphabet.length);
  }
  return `${brand.referencePrefix}-${characters}`;
}
