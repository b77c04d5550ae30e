/**
 * Reads and writes the names within a font file (`name` table,
 * https://learn.microsoft.com/typography/opentype/spec/name), which no subsetter does.
 */

interface NameRecord {
  /** Platform, encoding, language, name, each 16 bits. */
  ids: [platform: number, encoding: number, language: number, name: number];
  text: string;
}

const windows = 3;

/** Finds the directory entry of the `name` table. */
function entryOf(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  const entry = font.subarray(12, 12 + tables * 16).indexOf('name', 0, 'latin1');
  if (entry < 0) throw new Error('The font has no names');
  return 12 + entry;
}

function recordsOf(font: Buffer): NameRecord[] {
  const table = font.subarray(font.readUInt32BE(entryOf(font) + 8));
  const storage = table.subarray(table.readUInt16BE(4));
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + index * 12;
    const word = (place: number) => table.readUInt16BE(at + 2 * place);
    const bytes = Buffer.from(storage.subarray(word(5), word(5) + word(4)));
    return {
      ids: [word(0), word(1), word(2), word(3)] as NameRecord['ids'],
      text: bytes.swap16().toString('utf16le'),
    };
  }).filter(({ ids: [platform] }) => platform === windows);
}

/** The names of an uncompressed font by name ID: 0 copyright, 1 family, 5 version. */
export const namesOf = (font: Buffer): ReadonlyMap<number, string> =>
  new Map(recordsOf(font).map(({ ids: [, , , name], text }) => [name, text]));

/** Name IDs of family, unique name, full name, PostScript name, typographic family, variations prefix. */
const namesOfFamily = new Set([1, 3, 4, 6, 16, 25]);

/**
 * Renames the family of an uncompressed font. 'Source' is a Reserved Font Name: the Open Font License (section
 * 3) forbids it for modified versions, such as a subset.
 */
export function withFamilyName(font: Buffer, family: string): Buffer {
  const records = recordsOf(font).map(({ ids, text }) => {
    const [, , , name] = ids;
    if (!namesOfFamily.has(name)) return { ids, text };
    // PostScript names have no spaces.
    return { ids, text: name === 6 || name === 25 ? family.replaceAll(' ', '') : family };
  });
  const header = Buffer.alloc(6 + records.length * 12);
  header.writeUInt16BE(records.length, 2);
  header.writeUInt16BE(header.length, 4);
  const strings: Buffer[] = [];
  let offset = 0;
  for (const [index, { ids, text }] of records.entries()) {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    for (const [place, value] of [...ids, bytes.length, offset].entries()) {
      header.writeUInt16BE(value, 6 + index * 12 + place * 2);
    }
    strings.push(bytes);
    offset += bytes.length;
  }
  const table = Buffer.concat([header, ...strings]);
  // At the end, so that no other table moves; the subsetter drops the old table.
  const renamed = Buffer.concat([font, table]);
  renamed.writeUInt32BE(font.length, entryOf(font) + 8);
  renamed.writeUInt32BE(table.length, entryOf(font) + 12);
  return renamed;
}
