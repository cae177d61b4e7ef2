import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { steepest } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { curveOf, type Curve } from './titration-curve-drafts.ts';

const states = [
  'Mostly HA, with little \\ce{A-}',
  'About as much HA as \\ce{A-}',
  'Hardly any HA, but \\ce{A-} and \\ce{OH-}',
] as const;

/** What is in the solution early, half-way, or beyond the equivalence point. */
export function particles({ equivalence, upTo }: Curve, random: Random): PartDraft | null {
  const place = random.integer(0, 2);
  const volume = Math.round([0.14 * equivalence, 0.5 * equivalence, 0.5 * (equivalence + upTo)][place] ?? 0);
  const key = states[place];
  const share = volume / equivalence;
  // Half-way has to be half-way, and early has to be early, also for who reads the jump some tenths off.
  if (key === undefined || (place === 1 && Math.abs(share - 0.5) > 0.02) || (place === 0 && share > 0.18))
    return null;
  const where = ['far below', 'about half of', 'well above'][place] ?? '';
  return {
    text: `Apart from \\ce{Na+} and water, which particles does the solution contain after ${volume} mL of \\ce{NaOH} has been added?`,
    keyFrom: (drawing) => states[stateAt(volume / steepest(curveOf(drawing)).at)] ?? '',
    answer: key,
    distractors: [
      {
        text: states[0],
        slip: place === 2 ? 'base-not-consumed' : 'initial-for-remaining',
        teaching:
          'This is the case shortly after the start; each portion of base converts an equal amount of HA into its anion.',
      },
      {
        text: states[1],
        slip: 'half-equivalence-for-equivalence',
        teaching: 'This is the case at half of the equivalence volume; compare the given volume with that.',
      },
      {
        text: states[2],
        slip: 'excess-titrant-for-equivalence',
        teaching:
          'Hydroxide remains in the solution only beyond the equivalence point, when no acid is left to react with.',
      },
      {
        text: 'Plenty of both HA and \\ce{OH-}',
        slip: 'ignored-neutralisation',
        teaching: 'Acid and hydroxide react with each other, so one of them is always used up.',
      },
    ].filter(({ text }) => text !== key),
    explanation: `Up to the equivalence point, each portion of \\ce{OH-} converts an equal amount of HA into \\ce{A-}. The given volume is ${where} that at the equivalence point${place === 2 ? ', so base is in excess' : ''}: ${key.charAt(0).toLowerCase()}${key.slice(1)}.`,
    finding: `The given volume is ${where} the equivalence volume.`,
  };
}

function stateAt(share: number): number {
  return share < 0.3 ? 0 : share < 0.8 ? 1 : 2;
}

/** The ratio of anion to acid on the way, or of acid to anion, from volumes alone. */
export function ratioOfForms({ equivalence, upTo }: Curve, random: Random): PartDraft | null {
  const volume = Math.round(random.pick([0.2, 0.25, 0.3, 0.37, 0.63, 0.67, 0.7, 0.75]) * equivalence);
  const isOfAcid = random.next() < 0.5;
  const left = equivalence - volume;
  const [above, below] = isOfAcid ? [left, volume] : [volume, left];
  const [form, other] = isOfAcid ? ['HA', '\\ce{A-}'] : ['\\ce{A-}', 'HA'];
  const ratio = (value: number): string => formatSignificant(value, 2);
  const asked = (anionToAcid: number): number => (isOfAcid ? 1 / anionToAcid : anionToAcid);
  const options = shareReadingOptions(
    above / below,
    ratio,
    [
      {
        value: below / above,
        slip: 'inverted-ratio',
        teaching: `This is the ratio of ${other} to ${form}.`,
      },
      {
        value: above / equivalence,
        slip: 'share-for-ratio',
        teaching: `This is the fraction of the acid that is present as ${form}, not a ratio of the two.`,
      },
      {
        value: below / equivalence,
        slip: 'rest-for-part',
        teaching: `This is the fraction of the acid that is present as ${other}.`,
      },
      {
        value: asked(volume / (upTo - volume)),
        slip: 'excess-titrant-for-equivalence',
        teaching: 'The end of the curve was mistaken for the equivalence point, where the acid is used up.',
      },
      {
        value: 1,
        slip: 'half-equivalence-for-equivalence',
        teaching:
          'The amounts of HA and \\ce{A-} were taken as equal, which they are only at half of the equivalence volume.',
      },
    ],
    0.18,
    [
      ...rulingSlips({
        reading: equivalence,
        from: volume,
        step: 10,
        to: upTo,
        name: 'volume at the equivalence point',
        write: (value) => `${value} mL`,
        of: (jump) => asked(volume / (jump - volume)),
        isCurved: true,
      }),
      {
        value: asked((2 * volume) / equivalence),
        slip: 'half-equivalence-for-equivalence',
        teaching: `The volume was compared with half of the equivalence volume; it must be compared with the volume that is still missing to the equivalence point.`,
      },
      {
        value: asked((2 * volume) / left),
        slip: 'needless-factor-two',
        teaching: 'The anion was counted twice; each \\ce{OH-} forms one \\ce{A-}.',
      },
    ],
  );
  const [added, all, rest] = [volume, equivalence, left].map((value) => `${formatDecimals(value, 1)} mL`);
  const [over, under] = isOfAcid ? [rest, added] : [added, rest];
  return (
    options && {
      text: `Which value is closest to the ratio [${form}]/[${other}] after ${volume} mL of \\ce{NaOH} has been added?`,
      keyFrom: (drawing) => ratio(asked(volume / (steepest(curveOf(drawing)).at - volume))),
      ...options,
      explanation: `All of the HA has become \\ce{A-} at the equivalence point, at ${all ?? ''}. After ${added ?? ''}, the anion corresponds to ${added ?? ''} of base, and the remaining HA to ${all ?? ''} − ${added ?? ''} = ${rest ?? ''}, so [${form}]/[${other}] = \\frac{${over ?? ''}}{${under ?? ''}} = ${options.answer}.`,
      finding: isOfAcid
        ? `The volume that is missing to the equivalence point over the one added: ${options.answer}.`
        : `The volume added over the one that is missing to the equivalence point: ${options.answer}.`,
    }
  );
}
