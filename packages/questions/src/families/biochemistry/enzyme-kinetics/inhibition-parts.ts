import { formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { capital } from '../../texts/capital.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import {
  factorOf,
  interceptsOf,
  kindOf,
  kindsOfInhibition,
  type DrawnInhibition,
  type InhibitionKind,
} from './inhibition-lines.ts';

const whyOf: Readonly<Record<InhibitionKind, string>> = {
  competitive: 'the lines meet on the vertical axis: *v*_{max} is the same, and *K*_{M} seems larger',
  noncompetitive: 'the lines meet on the horizontal axis: *K*_{M} is the same, and *v*_{max} is smaller',
  uncompetitive: 'the lines are parallel: *K*_{M} and *v*_{max} are smaller by the same factor',
  mixed: 'the lines meet on neither axis and are not parallel: both *v*_{max} and *K*_{M} are different',
};

const wouldBe: Readonly<Record<InhibitionKind, string>> = {
  competitive: 'A competitive inhibitor leaves the intercept on the vertical axis where it is.',
  noncompetitive:
    'A purely noncompetitive inhibitor leaves the intercept on the horizontal axis where it is.',
  uncompetitive: 'An uncompetitive inhibitor leaves the slope as it is.',
  mixed: 'A mixed inhibitor moves both intercepts and changes the slope, too.',
};

/** Which kind of inhibition the lines show. */
export function kindOfInhibition({ kind }: DrawnInhibition): PartDraft {
  return {
    text: 'What kind of inhibition do the lines show? (Inhibition that leaves *K*_{M} unchanged is called noncompetitive here, not mixed.)',
    keyFrom: (drawing) => capital(kindOf(interceptsOf(drawing, 0), interceptsOf(drawing, 1))),
    answer: capital(kind),
    distractors: kindsOfInhibition
      .filter((other) => other !== kind)
      .map((other) => ({
        text: capital(other),
        slip: 'inhibition-types-mixed-up',
        teaching: wouldBe[other],
      })),
    explanation: `${capital(kind)} inhibition: ${whyOf[kind]}.`,
    finding: `In the plot ${whyOf[kind]}.`,
  };
}

const bindings = {
  competitive: 'To the free enzyme, but not to its complex with the substrate',
  uncompetitive: 'To the enzyme–substrate complex, but not to the free enzyme',
  noncompetitive: 'To the free enzyme and to the enzyme–substrate complex, equally well',
} as const;

const bindingTeachings: Readonly<Record<keyof typeof bindings, string>> = {
  competitive: 'Then enough substrate would displace it, and the lines would meet on the vertical axis.',
  uncompetitive: 'Then both constants would fall by the same factor, and the lines would be parallel.',
  noncompetitive:
    'Then the enzyme would bind its substrate as before, and the lines would meet on the horizontal axis.',
};

/** What the inhibitor binds to; one with a single constant is not mixed. */
export function binding({ kind }: DrawnInhibition): PartDraft | null {
  if (kind === 'mixed') return null;
  return {
    text: 'To what does the inhibitor bind?',
    keyFrom: (drawing) => {
      const read = kindOf(interceptsOf(drawing, 0), interceptsOf(drawing, 1));
      return read === 'mixed' ? '' : bindings[read];
    },
    answer: bindings[kind],
    distractors: [
      ...(['competitive', 'uncompetitive', 'noncompetitive'] as const)
        .filter((other) => other !== kind)
        .map((other) => ({
          text: bindings[other],
          slip: 'inhibition-types-mixed-up',
          teaching: bindingTeachings[other],
        })),
      {
        text: 'To the free substrate, but not to the enzyme or to its complex',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Then it would take away part of the substrate, most of it at low [S], and the points would lie on no straight line.',
      },
    ],
    explanation: `In the plot ${whyOf[kind]}. This is ${kind} inhibition. The inhibitor binds ${bindings[kind].toLowerCase()}.`,
    finding: `In the plot ${whyOf[kind]}.`,
  };
}

const factorIs: Readonly<Record<InhibitionKind, string>> = {
  competitive: 'The lines meet on the vertical axis, so that the inhibitor multiplies *K*_{M} alone',
  noncompetitive: 'The lines meet on the horizontal axis, so that the inhibitor divides *v*_{max} alone',
  uncompetitive: 'The lines are parallel, so that the inhibitor divides *v*_{max} and *K*_{M} alike',
  mixed: '',
};

/** The dissociation constant of the inhibitor, from the factor that it makes. */
export function inhibitionConstant({ alone, inhibited, inhibitor, kind }: DrawnInhibition): PartDraft | null {
  const write = (value: number): string => `${plainNumber(value, 2)} µmol/L`;
  const factor = factorOf(alone, inhibited);
  const [of, from] = kind === 'competitive' ? [alone.left, inhibited.left] : [inhibited.up, alone.up];
  const concentration = `${inhibitor} µmol/L`;
  const options = shareReadingOptions(
    inhibitor / (factor - 1),
    write,
    [
      {
        value: inhibitor / factor,
        slip: 'one-forgotten-in-factor',
        teaching: 'The factor is 1 + [I]/*K*_{I}; the 1 has to be subtracted before.',
      },
      {
        value: inhibitor,
        slip: 'forgot-factor',
        teaching: 'This is the concentration of the inhibitor; *K*_{I} equals it only at a factor of 2.',
      },
      {
        value: inhibitor * (factor - 1),
        slip: 'multiplied-for-divided',
        teaching: 'The concentration is divided by the factor minus one, not multiplied by it.',
      },
      {
        value: inhibitor / (1 - 1 / factor),
        slip: 'inverted-ratio',
        teaching: 'This takes the intercepts the other way round: the factor has to be larger than 1.',
      },
      {
        value: inhibitor * factor,
        slip: 'multiplied-for-divided',
        teaching: 'This multiplies the concentration by the factor itself.',
      },
      {
        value: inhibitor / (factor + 1),
        slip: 'wrong-sign',
        teaching: 'The factor is 1 + [I]/*K*_{I}; the 1 has to be subtracted from it, not added.',
      },
      {
        value: inhibitor / Math.abs(of - from),
        slip: 'difference-for-ratio',
        teaching: 'The intercepts were subtracted; it is their ratio that is 1 + [I]/*K*_{I}.',
      },
      {
        value: inhibitor / (2 * (factor - 1)),
        slip: 'needless-half',
        teaching:
          'The result was halved; half of a limiting rate belongs to *K*_{M}, but nothing is halved here.',
      },
    ],
    0.2,
  );
  const unit = kind === 'competitive' ? 'L/mmol' : 'L s/µmol';
  const [above, below] = [of, from].map((value) => `${formatSignificant(value, 2)} ${unit}`);
  return (
    options && {
      text: 'What is the dissociation constant *K*_{I} of the inhibitor?',
      keyFrom: (drawing) =>
        write(inhibitor / (factorOf(interceptsOf(drawing, 0), interceptsOf(drawing, 1)) - 1)),
      ...options,
      explanation: `${factorIs[kind]}. The factor is 1 + [I]/*K*_{I} = \\frac{${above ?? ''}}{${below ?? ''}} = ${formatSignificant(factor, 3)}. So *K*_{I} = \\frac{${concentration}}{${formatSignificant(factor, 3)} − 1} = ${options.answer}.`,
      finding: `The intercepts differ by the factor ${formatSignificant(factor, 3)}, which gives ${options.answer}.`,
    }
  );
}
