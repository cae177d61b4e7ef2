import type { AnswerRow } from '../first-encounters.ts';

/** What one template at a level comes to. */
interface Recounted {
  counts: {
    met: number;
    leftOpen: number;
    tries: number;
    right: number;
    typedTries: number;
    typedRight: number;
    rested: number;
    medianSeconds: number | null;
    slips: { id: string; chosen: number }[];
  };
  discrimination: number | null;
  slipDiscrimination: Map<string, number | null>;
}

/** The same numbers another way: plain loops over all rows for each template, correlations by their definition. */
export function recount(ledger: readonly (readonly AnswerRow[])[]): Map<string, Recounted> {
  const met: { student: number; key: string; row: AnswerRow }[] = [];
  for (const [student, rows] of ledger.entries())
    for (const row of rows) {
      const key = `${row.template} ${row.difficulty}`;
      if (!met.some((one) => one.student === student && one.key === key)) met.push({ student, key, row });
    }
  const answered = met.filter(({ row }) => row.tries > 0);
  const shareOf = (key: string) => {
    const own = answered.filter((one) => one.key === key);
    return own.filter(({ row }) => row.rightAtFirst).length / own.length;
  };
  const shares = new Map(answered.map(({ key }) => [key, shareOf(key)]));
  const restOf = (student: number, key: string) => {
    const others = answered.filter((one) => one.student === student && one.key !== key);
    if (others.length < 5) return null;
    return mean(others.map((one) => Number(one.row.rightAtFirst) - (shares.get(one.key) ?? 0)));
  };

  const found = new Map<string, Recounted>();
  for (const key of new Set(met.map((one) => one.key))) {
    const own = met.filter((one) => one.key === key);
    const tried = own.filter(({ row }) => row.tries > 0);
    const typed = tried.filter(({ row }) => row.kind === 'typed');
    const chosen = tried.filter(({ row }) => row.kind === 'choice');
    const rested = chosen.flatMap(({ student, row }) => {
      const rest = restOf(student, key);
      return rest === null ? [] : [{ row, rest }];
    });
    const rests = rested.map(({ rest }) => rest);
    const slipOf = (row: AnswerRow) => (row.rightAtFirst ? null : row.firstChoice);
    const slips = [...new Set(chosen.flatMap(({ row }) => slipOf(row) ?? []))].map((id) => ({
      id,
      chosen: chosen.filter(({ row }) => slipOf(row) === id).length,
    }));
    const seconds = tried.flatMap(({ row }) => row.seconds ?? []).toSorted((one, other) => one - other);
    found.set(key, {
      counts: {
        met: own.length,
        leftOpen: own.length - tried.length,
        tries: chosen.length,
        right: chosen.filter(({ row }) => row.rightAtFirst).length,
        typedTries: typed.length,
        typedRight: typed.filter(({ row }) => row.rightAtFirst).length,
        rested: rested.length,
        medianSeconds: middleOf(seconds),
        slips: slips.toSorted((one, other) => other.chosen - one.chosen || one.id.localeCompare(other.id)),
      },
      discrimination: correlation(
        rested.map(({ row }) => Number(row.rightAtFirst)),
        rests,
      ),
      slipDiscrimination: new Map(
        slips.map(({ id }) => [
          id,
          correlation(
            rested.map(({ row }) => Number(slipOf(row) === id)),
            rests,
          ),
        ]),
      ),
    });
  }
  return found;
}

function middleOf(ordered: readonly number[]): number | null {
  const half = ordered.length / 2;
  if (half === 0) return null;
  return mean(ordered.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Pearson's, by its definition. */
function correlation(one: readonly number[], other: readonly number[]): number | null {
  if (new Set(one).size < 2 || new Set(other).size < 2) return null;
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let together = 0;
  let spreadOne = 0;
  let spreadOther = 0;
  for (const [place, value] of one.entries()) {
    const away = (other[place] ?? 0) - meanOther;
    together += (value - meanOne) * away;
    spreadOne += (value - meanOne) ** 2;
    spreadOther += away ** 2;
  }
  return together / Math.sqrt(spreadOne * spreadOther);
}
