import { secondsOf } from '../inputs.ts';
import type { Allotment } from './allot-questions.ts';

/** A day's seconds may miss the wish by this share before questions are exchanged, and by `allowed` where they cannot fit. */
const close = 0.015;
const allowed = 0.1;
/** At most one question in five goes to skills that need none. */
const secureShare = 5;

/**
 * Today's questions: those that were allotted to today, then those that add most, until the seconds are full. Where there are
 * more minutes than skills, they go round again. `day` numbers the date, so that what is too long today is too short tomorrow.
 */
export function chooseToday(
  allotments: readonly Allotment[],
  seconds: number,
  secure: ReadonlySet<string>,
  day: number,
): Allotment[] {
  const ranked = [...allotments].sort((one, other) => other.gain - one.gain);
  const open = ranked.filter(({ skill }) => !secure.has(skill.id));
  // With a single open skill two questions of it would follow one another: then the secure ones stand between.
  const limited = open.length > 1;
  const pool = limited ? open : ranked;
  const chosen = ranked.filter((one) => one.today && pool.includes(one));
  while (chosen.length > 0 && secondsIn(chosen) > seconds * (1 + allowed)) chosen.pop();
  // Round after round each skill once, as long as a question fits: by at least its half.
  const counts = countsOf(chosen);
  let left = seconds - secondsIn(chosen);
  const fits = ({ skill }: Allotment) => secondsOf(skill) / 2 <= left;
  for (let round = 1; pool.some(fits); round += 1)
    for (const one of pool) {
      if ((counts.get(one) ?? 0) >= round || !fits(one)) continue;
      counts.set(one, round);
      chosen.push(one);
      left -= secondsOf(one.skill);
    }
  fitSeconds(chosen, pool, seconds, day);
  return limited
    ? withSecure(
        chosen,
        ranked.filter((one) => one.today && secure.has(one.skill.id)),
      )
    : chosen;
}

function markOf({ gain, skill }: Allotment): number {
  return gain * secondsOf(skill);
}

function secondsIn(questions: readonly Allotment[]): number {
  return questions.reduce((sum, { skill }) => sum + secondsOf(skill), 0);
}

function countsOf(chosen: readonly Allotment[]): Map<Allotment, number> {
  const counts = new Map<Allotment, number>();
  for (const one of chosen) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The skill that stands least often in the plan, of several the one that adds most. */
function leastChosen(pool: readonly Allotment[], chosen: readonly Allotment[]): Allotment | undefined {
  const counts = countsOf(chosen);
  return [...pool].sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0];
}

/** Exchanges questions where that brings the seconds nearer to the wish; where several fit, the one that costs least mark. */
function fitSeconds(chosen: Allotment[], pool: readonly Allotment[], seconds: number, day: number): void {
  for (let turn = 0; turn < 3 && Math.abs(secondsIn(chosen) - seconds) > close * seconds; turn += 1) {
    const missing = seconds - secondsIn(chosen);
    let best = { rest: Math.abs(missing), cost: 0 };
    let exchange: { index: number; other: Allotment } | undefined;
    const spare = pool.filter((one) => !chosen.includes(one));
    for (const [index, one] of chosen.entries())
      for (const other of spare) {
        const miss = Math.abs(missing + secondsOf(one.skill) - secondsOf(other.skill));
        const rest = miss <= close * seconds ? 0 : miss;
        const cost = markOf(one) - markOf(other);
        if (rest > best.rest - 0.01 && (rest > best.rest || cost >= best.cost)) continue;
        best = { rest, cost };
        exchange = { index, other };
      }
    if (!exchange) break;
    chosen[exchange.index] = exchange.other;
  }
  const missing = seconds - secondsIn(chosen);
  if (Math.abs(missing) <= close * seconds) return;
  // No set of questions fits: one more or one less, in turns that even out over the days.
  const last = chosen[chosen.length - 1];
  const more = missing > 0 ? leastChosen(pool, chosen) : last;
  if (!more || !last) return;
  const step = secondsOf(more.skill);
  const less = missing > 0 ? seconds - missing : secondsIn(chosen) - step;
  if (seconds - less > allowed * seconds || less + step - seconds > allowed * seconds) return;
  const part = (seconds - less) / step;
  const longer = Math.floor((day + 1) * part) > Math.floor(day * part);
  if (longer && missing > 0) chosen.push(more);
  if (!longer && missing < 0) chosen.pop();
}

/** Puts secure skills in the place of the last questions that take about as long, up to a fifth of questions and seconds. */
function withSecure(chosen: readonly Allotment[], secure: readonly Allotment[]): Allotment[] {
  const plan = [...chosen];
  const most = Math.floor(plan.length / secureShare);
  const taken = new Set<number>();
  const total = secondsIn(chosen);
  let seconds = 0;
  for (const one of secure) {
    const own = secondsOf(one.skill);
    const place = plan.findLastIndex(
      ({ skill }, index) =>
        !taken.has(index) && Math.abs(secondsOf(skill) - own) <= (close * total) / secureShare,
    );
    if (place < 0 || taken.size >= most || (seconds + own) * secureShare > total * 0.99) continue;
    plan[place] = one;
    taken.add(place);
    seconds += own;
  }
  return plan;
}
