import { answerHours, type DayPart } from '@elevate/enquiry';

const hour = 60 * 60 * 1000;

/** From which hour on, and until which, in the visitor's zone. */
const hoursOf: Partial<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [9, 12],
  afternoon: [13, 17],
  evening: [17, 20],
};

/** When the team calls, in its own zone. */
const teamHours = [9, 18] as const;

interface LocalTime {
  weekday: string;
  day: string;
  hour: number;
  minute: number;
}

/** Reads times in a zone. */
function clockOf(timeZone: string): (time: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (time) => {
    const parts = Object.fromEntries(
      format.formatToParts(time).map(({ type, value }) => [type, value]),
    );
    const { weekday = '', day = '' } = parts;
    return { weekday, day, hour: Number(parts['hour']), minute: Number(parts['minute']) };
  };
}

const isWorkingDay = ({ weekday }: LocalTime) => weekday !== 'Sat' && weekday !== 'Sun';
const isWithin = ({ hour: now }: LocalTime, [from, to]: readonly [number, number]) =>
  from <= now && now < to;

/**
 * Two times for a call: whole hours of two working days, from two days after the enquiry on, in the visitor's part
 * of the day and in the team's working hours. The first is early in that part, the second late.
 * @returns milliseconds since 1970; undefined where the two never meet, or on one day a week only
 */
export function callSlots(
  receivedAt: number,
  {
    dayPart,
    visitorZone,
    teamZone,
  }: { dayPart?: DayPart | undefined; visitorZone: string; teamZone: string },
): readonly [number, number] | undefined {
  const visitorAt = clockOf(visitorZone);
  const teamAt = clockOf(teamZone);
  // After a roll-back, a queued enquiry may have a part of the day that only the newer version knows.
  const part = (dayPart && hoursOf[dayPart]) ?? teamHours;
  const start = Math.ceil((receivedAt + 2 * answerHours * hour) / hour) * hour;
  const days = new Map<string, number[]>();
  // Quarters of an hour, because some zones differ by one. Within a week every weekday comes up.
  for (let time = start; time < start + 7 * 24 * hour; time += hour / 4) {
    const theirs = visitorAt(time);
    if (theirs.minute !== 0 || !isWorkingDay(theirs) || !isWithin(theirs, part)) continue;
    const ours = teamAt(time);
    if (!isWorkingDay(ours) || !isWithin(ours, teamHours)) continue;
    days.set(theirs.day, [...(days.get(theirs.day) ?? []), time]);
  }
  const [first, second] = days.values();
  const [early, late] = [first?.[0], second?.at(-1)];
  return early === undefined || late === undefined ? undefined : [early, late];
}
