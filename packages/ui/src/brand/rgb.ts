/**
 * Red, green and blue of a colour such as `#17313a`, each from 0 to 255.
 * @throws RangeError for another spelling, such as `#fff`
 */
export function rgb(hex: string): [red: number, green: number, blue: number] {
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new RangeError(`'${hex}' is not a colour written as #rrggbb`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
