import { formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { capital } from '../../texts/capital.ts';
import { plainNumber } from '../../texts/plain-number.ts';
import {
  factorOf,
  intercept,
  interceptsOf,
  kindOf,
  kindsOfInhibition,
  type DrawnInhibition,
  type InhibitionKind,
} from './inhibition-lines.ts';

const whyOf: Readonly<Record<InhibitionKind, string>> = {
  competitive:
    'the lines meet on the vertical axis, so *V*_{max} is unchanged and the apparent *K*_{M} is larger',
  noncompetitive: 'the lines meet on the horizontal axis, so *K*_{M} is unchanged and *V*_{max} is smaller',
  uncompetitive: 'the lines are parallel, so *K*_{M} and *V*_{max} are smaller by the same factor',
  mixed: 'the lines meet on neither axis and are not parallel, so both *V*_{max} and *K*_{M} are changed',
};

const wouldBe: Readonly<Record<Exclude<InhibitionKind, 'mixed'>, string>> = {
  competitive:
    'A competitive inhibitor does not change the intercept on the vertical axis; here it is larger with the inhibitor.',
  noncompetitive:
    'A purely noncompetitive inhibitor does not change the intercept on the horizontal axis; here the two intercepts differ.',
  uncompetitive:
    'An uncompetitive inhibitor does not change the slope, so the lines would be parallel; here the slopes differ.',
};

/** What each kind of inhibition leaves as it is. */
const unchanged: Readonly<Record<InhibitionKind, string>> = {
  competitive: 'the intercept on the vertical axis',
  noncompetitive: 'the intercept on the horizontal axis',
  uncompetitive: 'the slope',
  mixed: 'nothing',
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
        teaching:
          other === 'mixed'
            ? `A mixed inhibitor changes both intercepts and also the slope; here ${unchanged[kind]} is unchanged.`
            : wouldBe[other],
      })),
    explanation: `In the plot, ${whyOf[kind]}. This is ${kind} inhibition.`,
    finding: `In the plot, ${whyOf[kind]}.`,
  };
}

const bindings = {
  competitive: 'To the free enzyme, but not to its complex with the substrate',
  uncompetitive: 'To the enzyme–substrate complex, but not to the free enzyme',
  noncompetitive: 'To the free enzyme and to the enzyme–substrate complex, equally well',
} as const;

const bindingTeachings: Readonly<Record<keyof typeof bindings, string>> = {
  competitive:
    'If so, enough substrate would displace the inhibitor, and the lines would meet on the vertical axis.',
  uncompetitive:
    'If so, *K*_{M} and *V*_{max} would decrease by the same factor, and the lines would be parallel.',
  noncompetitive:
    'If so, the enzyme would bind its substrate as before, and the lines would meet on the horizontal axis.',
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
          'If so, the inhibitor would remove part of the substrate, most of it at low [S], and the points would not lie on a straight line.',
      },
    ],
    explanation: `In the plot, ${whyOf[kind]}. This is ${kind} inhibition. The inhibitor binds ${bindings[kind].toLowerCase()}.`,
    finding: `In the plot, ${whyOf[kind]}.`,
  };
}

const factorIs: Readonly<Record<InhibitionKind, string>> = {
  competitive: 'The lines meet on the vertical axis, so the inhibitor multiplies only *K*_{M}',
  noncompetitive: 'The lines meet on the horizontal axis, so the inhibitor divides only *V*_{max}',
  uncompetitive:
    'The lines are parallel, so the inhibitor divides both *V*_{max} and *K*_{M} by the same factor',
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
        teaching:
          'The concentration was divided by the factor 1 + [I]/*K*_{I} itself; the 1 must be subtracted from it first.',
      },
      {
        value: inhibitor,
        slip: 'forgot-factor',
        teaching: 'This is the concentration of the inhibitor; *K*_{I} equals it only when the factor is 2.',
      },
      {
        value: inhibitor * (factor - 1),
        slip: 'multiplied-for-divided',
        teaching: 'The concentration must be divided by the factor minus one, not multiplied by it.',
      },
      {
        value: inhibitor / (1 - 1 / factor),
        slip: 'inverted-ratio',
        teaching: 'The ratio of the intercepts was inverted; the factor must be larger than 1.',
      },
      {
        value: inhibitor * factor,
        slip: 'multiplied-for-divided',
        teaching:
          'The concentration was multiplied by the factor itself; it must be divided by the factor minus one.',
      },
      {
        value: inhibitor / (factor + 1),
        slip: 'wrong-sign',
        teaching:
          'The concentration was divided by the factor plus one; the factor is 1 + [I]/*K*_{I}, so the 1 must be subtracted.',
      },
      {
        value: inhibitor / Math.abs(of - from),
        slip: 'difference-for-ratio',
        teaching:
          'One intercept was subtracted from the other; it is their ratio that equals 1 + [I]/*K*_{I}.',
      },
      {
        value: inhibitor / (2 * (factor - 1)),
        slip: 'needless-half',
        teaching:
          'The result was halved; the rate at *K*_{M} is half of the limiting rate, but nothing is halved here.',
      },
    ],
    0.2,
  );
  const unit = kind === 'competitive' ? 'L/mmol' : 'L s/µmol';
  const [above, below] = [of, from].map((value) => `${intercept(value)} ${unit}`);
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
