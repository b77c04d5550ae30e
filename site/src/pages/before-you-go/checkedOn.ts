/**
 * The oldest day on which a person checked one of these facts, as 2026-03-01.
 * @param ids rows of docs/facts.md that name this page
 * @param checked the day of each row, or an empty text
 * @returns undefined while one of them has not been checked
 * @throws when there is no such row
 */
export function checkedOn(
  ids: readonly string[],
  checked: Readonly<Record<string, string>>,
): string | undefined {
  const days = ids.map((id) => {
    const day = checked[id];
    if (day === undefined) throw new Error(`docs/facts.md has no row ${id} for this page`);
    return day;
  });
  return days.includes('') ? undefined : days.toSorted()[0];
}
