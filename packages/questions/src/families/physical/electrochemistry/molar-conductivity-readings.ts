import type { DrawingReading, Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { hydrogen, hydroxide, metals, strongAnions, weakAnions } from './electrolyte-ions.data.ts';
import { independentIons } from './independent-ions.ts';
import { conductivityPlot, strongLine, weakCurve } from './molar-conductivity-plot.ts';
import { weakAcidConstant } from './weak-acid-constant.ts';

/** Plots of molar conductivity: strong and weak electrolytes, Kohlrausch's law, and the constant of a weak acid. */
export const molarConductivityReadings: Family = {
  id: 'molar-conductivity-readings',
  name: 'Reading plots of molar conductivity',
  subject: 'physical',
  topics: ['electrochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['conductivity-of-electrolytes'],
    intermediate: ['conductivity-of-electrolytes'],
    advanced: ['conductivity-of-electrolytes', 'acid-dissociation-constant'],
  },
  uses: ['electrolytes'],
  reference: 'Atkins and de Paula, Physical Chemistry, section 16B',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return whichCurve(random);
      case 'intermediate':
        return independentIons(random);
      case 'advanced':
        return weakAcidConstant(random);
    }
  },
};

const kinds = {
  acid: {
    sentence:
      'a strong acid. It is fully dissociated and contains the very mobile \\ce{H+}, so its line is the highest',
    slip: 'ignored-fast-ions',
    teaching:
      'This is the highest line, which belongs to the strong acid with its very mobile \\ce{H+} ions.',
  },
  base: {
    sentence:
      'a strong base. It is fully dissociated and contains \\ce{OH-}, the most mobile ion after \\ce{H+}, so its line is the second from the top',
    slip: 'ignored-fast-ions',
    teaching:
      'This is the second line from the top, which belongs to the strong base: \\ce{OH-} is very mobile, but less so than \\ce{H+}.',
  },
  salt: {
    sentence:
      'a salt. It is fully dissociated into ions of ordinary mobility, so its line is low and nearly level',
    slip: 'ignored-ion-speed',
    teaching:
      'This low and nearly level line belongs to the salt, whose ions are neither \\ce{H+} nor \\ce{OH-}.',
  },
  weak: {
    sentence:
      'a weak acid. A smaller and smaller fraction of it is dissociated as *c* increases, so its curve falls steeply at first and ends near zero',
    slip: 'strong-as-weak',
    teaching:
      'This curve falls steeply as *c* increases, which is typical of a weak electrolyte, one that is only partly dissociated.',
  },
} as const;

type Kind = keyof typeof kinds;

function whichCurve(random: Random): Draft | null {
  const [metal, baseMetal] = [random.pick(metals), random.pick(metals)];
  const [anion, saltAnion, weak] = [
    random.pick(strongAnions),
    random.pick(strongAnions),
    random.pick(weakAnions),
  ];
  const electrolytes: Readonly<Record<Kind, { formula: string; points: Point[] }>> = {
    acid: {
      formula: `\\ce{H${anion.symbol}}`,
      points: strongLine(hydrogen.conductivity + anion.conductivity),
    },
    base: {
      formula: `\\ce{${baseMetal.symbol}OH}`,
      points: strongLine(baseMetal.conductivity + hydroxide.conductivity),
    },
    salt: {
      formula: `\\ce{${metal.symbol}${saltAnion.symbol}}`,
      points: strongLine(metal.conductivity + saltAnion.conductivity),
    },
    weak: {
      formula: `\\ce{${weak.acid}}`,
      points: weakCurve(hydrogen.conductivity + weak.conductivity, weak.acidConstant),
    },
  };
  const order = random.shuffle<Kind>(['acid', 'base', 'salt', 'weak']);
  const asked = random.pick(order);
  const letter = (kind: Kind): string => ['P', 'Q', 'R', 'S'][order.indexOf(kind)] ?? '';
  const option = (kind: Kind): string => `Curve ${letter(kind)}`;
  const listed = random
    .shuffle<Kind>(['acid', 'base', 'salt', 'weak'])
    .map((kind) => electrolytes[kind].formula);
  return {
    text: `The curves show the molar conductivities of ${listed.slice(0, 3).join(', ')} and ${listed[3] ?? ''}. Which curve belongs to ${electrolytes[asked].formula}?`,
    shown: {
      figure: conductivityPlot(
        order.map((kind) => ({ name: letter(kind), points: electrolytes[kind].points })),
        450,
        50,
      ),
      keyFrom: ({ lines }) => `Curve ${['P', 'Q', 'R', 'S'][kindsOf(lines).indexOf(asked)] ?? ''}`,
    },
    answer: option(asked),
    distractors: order
      .filter((kind) => kind !== asked)
      .map((kind) => ({ text: option(kind), slip: kinds[kind].slip, teaching: kinds[kind].teaching })),
    explanation: `${electrolytes[asked].formula} is ${kinds[asked].sentence}: this is curve ${letter(asked)}.`,
    finding: `The shape of curve ${letter(asked)} is that of ${electrolytes[asked].formula}.`,
  };
}

/** Of each curve whose it is: the steepest is that of the weak acid, the others come by height. */
function kindsOf(lines: DrawingReading['lines']): Kind[] {
  const fall = (points: readonly Point[]): number => (points[0]?.[1] ?? NaN) / (points.at(-1)?.[1] ?? NaN);
  const steepest = Math.max(...lines.map(fall));
  const heights = lines.map((points) => (fall(points) === steepest ? 0 : (points.at(-1)?.[1] ?? NaN)));
  const falling = heights.toSorted((one, other) => other - one);
  return heights.map(
    (height) => (['acid', 'base', 'salt', 'weak'] as const)[falling.indexOf(height)] ?? 'weak',
  );
}
