/** The moment at which every story plays: a morning in the best season to travel. */
const moment = Date.UTC(2026, 1, 14, 6, 0);

/** Stops the clock, not the timers: what a story shows of today is the same on every day. */
export function freezeClock(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length > 0 ? parts : [moment], target),
    apply: (date) => new date(moment).toString(),
    get: (date, key) => (key === 'now' ? () => moment : Reflect.get(date, key)),
  });
}
