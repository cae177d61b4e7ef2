import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import { conclusions, conclusionSlips } from './binding-effects.data.ts';
import { sites } from './binding-curve-parts.ts';
import { bindingIn, type EffectorColumns } from './effector-columns.ts';
import { pressureFor, saturation } from './saturation.ts';

/** Between which pressures of oxygen, in kPa, an option can be believed. */
const believable = [1, 60] as const;

/** The pressure for a saturation beyond the table. */
export function pressureBeyond({ without, withX, rows }: EffectorColumns, random: Random): PartDraft | null {
  const percent = random.pick([97, 98, 99]);
  const share = percent / 100;
  const column = random.pick([1, 2] as const);
  const [own, other] = column === 1 ? [without, withX] : [withX, without];
  const which = column === 1 ? 'without' : 'with';
  const key = pressureFor(share, own.half, own.hill);
  const last = rows.at(-1) ?? [NaN, NaN, NaN];
  const [q, z] = [last[0], last[column]];
  if (key < 1.25 * q || key > 40) return null;
  const write = (value: number): string => `${plainNumber(value, 2)} kPa`;
  const steps = share / (1 - share) / (z / (100 - z));
  // The column of the other condition is the mistake that is nearest at hand.
  const isOtherKept = random.next() < 0.6;
  const options = shareReadingOptions(
    key,
    write,
    [
      {
        value: q * steps,
        slip: 'cooperativity-ignored',
        teaching:
          'The pressure in the last row was raised in proportion to the ratio of sites, as if the Hill coefficient were 1.',
      },
      {
        value: (q * 100 * share) / z,
        slip: 'linear-for-exponential',
        teaching:
          'The pressure in the last row was raised in proportion to the saturation, but the curve flattens.',
      },
      {
        value: own.half * (share / (1 - share)),
        slip: 'cooperativity-ignored',
        teaching:
          'The pressure of half saturation was multiplied by the ratio of sites, as if the Hill coefficient were 1.',
      },
      {
        value: q * steps ** (1 / 4),
        slip: 'wrong-exponent',
        teaching:
          'From the last row on, the fourth root of the ratio was taken because there are four sites; the Hill coefficient must be used instead of 4.',
      },
      {
        value: q * (1 + Math.log(steps) / own.hill),
        slip: 'logarithm-for-number',
        teaching: 'The logarithm of the ratio was used instead of its root.',
      },
      {
        value: (share / (1 - share)) ** (1 / own.hill),
        slip: 'left-out-a-term',
        teaching: 'The root of the ratio of sites was not multiplied by the pressure of half saturation.',
      },
      {
        value: pressureFor(share, other.half, other.hill),
        slip: 'other-curve',
        isDecisive: isOtherKept,
        teaching: `This value comes from the column ${column === 1 ? 'with' : 'without'} X.`,
      },
      {
        value: pressureFor(share, own.half, 4),
        slip: 'wrong-exponent',
        teaching: 'The Hill coefficient was taken as 4, the number of sites.',
      },
    ],
    0.15,
    [],
    believable,
  );
  return (
    options && {
      text: `At what partial pressure of oxygen would hemoglobin ${which} X be ${percent}% saturated?`,
      keyFrom: ({ cells }) => {
        const { half, hill } = bindingIn(cells, column);
        return write(pressureFor(share, half, hill));
      },
      ...options,
      explanation: `The rows ${which} X give a Hill coefficient of ${formatSignificant(own.hill, 3)} and half saturation at ${formatSignificant(own.half, 3)} kPa. At ${percent}%, the ratio of sites with oxygen to sites without it is ${percent}/${100 - percent} = ${formatSignificant(percent / (100 - percent), 3)}, and *p* is ${formatSignificant(percent / (100 - percent), 3)}^{1/${formatSignificant(own.hill, 3)}} times the pressure of half saturation, or about ${options.answer}.`,
      finding: `The Hill equation through the rows ${which} X gives ${options.answer}.`,
    }
  );
}

/** How much oxygen a liter of blood gives off with the effector, between two pressures that the table does not have. */
export function givenOffWithX({ without, withX }: EffectorColumns, random: Random): PartDraft | null {
  const lung = 12;
  const tissue = random.pick([2, 3, 4.2]);
  const hemoglobin = random.integer(19, 25) / 10;
  const amount = ({ half, hill }: { half: number; hill: number }, from = lung, to = tissue): number =>
    (saturation(from, half, hill) - saturation(to, half, hill)) * sites * hemoglobin;
  const write = (value: number): string => `${formatDecimals(value, 1)} mmol`;
  const [full, kept] = [lung, tissue].map((p) => saturation(p, withX.half, withX.hill));
  if (full === undefined || kept === undefined || full - kept < 0.18) return null;
  const all = sites * hemoglobin;
  const isOtherKept = random.next() < 0.6;
  const options = shareReadingOptions(
    amount(withX),
    write,
    [
      {
        value: amount(without),
        slip: 'other-curve',
        factor: 'share',
        isDecisive: isOtherKept,
        teaching: 'The saturations without X were used.',
      },
      {
        value: amount(withX) / sites,
        slip: 'binding-sites-forgotten',
        factor: 'sites',
        teaching: 'Each hemoglobin molecule was counted as having one binding site; it has four.',
      },
      {
        value: kept * all,
        slip: 'reacted-for-remaining',
        factor: 'share',
        teaching: `This is the oxygen that stays bound at ${formatDecimals(tissue, 1)} kPa, not the oxygen that is released.`,
      },
      {
        value: full * all,
        slip: 'one-step-short',
        factor: 'share',
        teaching: `The oxygen that stays bound at ${formatDecimals(tissue, 1)} kPa was not subtracted.`,
      },
      {
        value: all - kept * all,
        slip: 'taken-as-saturated',
        factor: 'share',
        teaching: 'Hemoglobin was assumed to be saturated in the lung; with X, it is not quite saturated.',
      },
      {
        value: amount({ half: withX.half, hill: 1 }),
        slip: 'cooperativity-ignored',
        factor: 'share',
        teaching: 'The Hill coefficient was taken as 1.',
      },
      {
        value: amount({ half: withX.half, hill: 4 }),
        slip: 'maximum-misplaced',
        factor: 'share',
        teaching: 'The Hill coefficient was taken as 4, the number of sites.',
      },
    ],
    0.13,
  );
  const c = `${formatDecimals(hemoglobin, 1)} mmol/L`;
  const [y, z] = [formatDecimals(100 * full, 1), formatDecimals(100 * kept, 1)];
  return (
    options && {
      text: `Blood with X contains ${c} of hemoglobin. It takes up oxygen at ${lung} kPa and releases some of it at ${formatDecimals(tissue, 1)} kPa. What amount of oxygen does 1 L of this blood release?`,
      keyFrom: ({ cells }) => write(amount(bindingIn(cells, 2))),
      ...options,
      explanation: `The Hill equation fitted to the rows with X, with a coefficient of ${formatSignificant(withX.hill, 3)} and half saturation at ${formatSignificant(withX.half, 3)} kPa, gives saturations of ${y}% at ${lung} kPa and ${z}% at ${formatDecimals(tissue, 1)} kPa. With four sites on each molecule of hemoglobin, 1 L of blood releases (${formatDecimals(full, 3)} − ${formatDecimals(kept, 3)}) × 4 × ${formatDecimals(hemoglobin, 1)} mmol = ${options.answer}.`,
      finding: `The difference of the saturations, times the sites of a liter, is ${options.answer}.`,
    }
  );
}

/** In which direction the pressure of half saturation is shifted. */
const shifts = { stronger: 1, higher: -1, weaker: 0, both: 1 } as const;

/** What the effector does. */
export function conclusion({ effect, without, withX }: EffectorColumns): PartDraft {
  const answer = conclusions[effect];
  const others = (['stronger', 'higher', 'weaker', 'both'] as const).filter((other) => other !== effect);
  const told = (value: number): string => formatSignificant(value, 2);
  const [n, nWithX] = [told(without.hill), told(withX.hill)];
  const coefficients = `${n} without X and ${nWithX} with X`;
  const [half, halfWithX] = [told(without.half), told(withX.half)];
  const halves =
    half === halfWithX ? `${half} kPa in both cases` : `${half} kPa without X and at ${halfWithX} kPa with X`;
  // By what the table shows otherwise than it would be.
  const shown = (other: keyof typeof shifts): string =>
    shifts[other] === shifts[effect]
      ? `In the table, the Hill coefficient is ${coefficients}.`
      : `In the table, half saturation is at ${halves}.`;
  return {
    text: 'How does X affect the binding of oxygen?',
    answer,
    distractors: others.map((other) => {
      const [slip, teaching] = conclusionSlips[other];
      return { text: conclusions[other], slip, teaching: `${teaching} ${shown(other)}` };
    }),
    explanation: `Hemoglobin is half saturated at ${halves}. The Hill coefficient is ${coefficients}. ${answer}`,
    finding: 'Pressure of half saturation and Hill coefficient of both columns are compared.',
  };
}
