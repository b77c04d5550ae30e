/** The time in every story. */
const now = Date.UTC(2026, 1, 14, 6, 0);

/** Freezes `Date`, but not timers, so that pictures do not depend on the day. */
export function freezeClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length > 0 ? parts : [now], target),
    apply: (date) => new date(now).toString(),
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
}
