import type { Analytics } from '@valence/contract';
import type { AnswerFact } from './answer-facts.ts';

type Trend = Analytics['slips'][number]['trend'];

interface SlipRate {
  made: number;
  offered: number;
}

/** How a student stands with one slip, and the answer in which it was made last. */
export interface SlipStanding extends SlipRate {
  id: string;
  earlier: SlipRate;
  recent: SlipRate;
  trend: Trend;
  last: AnswerFact;
}

/** With fewer chances, or a slip made once, a change would be chance. */
const chancesToTell = 4;
const madeToTell = 2;

/**
 * The slips that a student made, those that cost the most answers lately first. A chance to make one is an answered question
 * that offers it; rates are told over the earlier and the more recent half of the chances.
 * @param facts answers, oldest first
 */
export function slipStandings(facts: readonly AnswerFact[]): SlipStanding[] {
  return [...chancesBySlip(facts)]
    .flatMap(([id, chances]) => standing(id, chances))
    .toSorted(dearestLatelyFirst);
}

interface Chance {
  fact: AnswerFact;
  isMade: boolean;
}

function chancesBySlip(facts: readonly AnswerFact[]): Map<string, Chance[]> {
  const bySlip = new Map<string, Chance[]>();
  for (const fact of facts) {
    // Which option was chosen first is not known: neither made nor avoided.
    if (fact.firstAnswer === null) continue;
    const made = fact.isRight ? null : fact.slips[fact.firstAnswer];
    for (const slip of new Set(fact.slips)) {
      if (slip === null) continue;
      const chances = bySlip.get(slip) ?? [];
      chances.push({ fact, isMade: slip === made });
      bySlip.set(slip, chances);
    }
  }
  return bySlip;
}

function standing(id: string, chances: readonly Chance[]): SlipStanding[] {
  const last = chances.findLast((chance) => chance.isMade)?.fact;
  if (!last) return [];
  const middle = Math.floor(chances.length / 2);
  const earlier = rateOf(chances.slice(0, middle));
  const recent = rateOf(chances.slice(middle));
  return [{ id, ...rateOf(chances), earlier, recent, trend: trendOf(earlier, recent), last }];
}

function rateOf(chances: readonly Chance[]): SlipRate {
  return { made: chances.filter((chance) => chance.isMade).length, offered: chances.length };
}

/** A rate that has at least halved or doubled, by two slips or more, has changed. */
function trendOf(earlier: SlipRate, recent: SlipRate): Trend {
  if (earlier.offered + recent.offered < chancesToTell || earlier.made + recent.made < madeToTell)
    return null;
  const before = earlier.made / earlier.offered;
  const now = recent.made / recent.offered;
  if (earlier.made - recent.made >= 2 && now <= before / 2) return 'falling';
  if (recent.made - earlier.made >= 2 && now >= before * 2) return 'rising';
  return 'steady';
}

function dearestLatelyFirst(one: SlipStanding, other: SlipStanding): number {
  return (
    other.recent.made - one.recent.made ||
    other.made - one.made ||
    other.last.completedAt.getTime() - one.last.completedAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}
