import type { Random } from '../../../random.ts';
import type { Distractor } from '../../family.ts';
import type { PartDraft } from '../../computed-set.ts';
import { mechanismIn, runsIn, type Mechanism, type SubstitutionRuns } from './substitution-runs.ts';

/** What a student may take for the slow step: a right statement for each mechanism, and some that no such table agrees with. */
interface Statements {
  question: string;
  right: Readonly<Record<Mechanism, string>>;
  never: readonly Distractor[];
}

const squared = {
  bromide: {
    slip: 'wrong-exponent',
    teaching:
      'In that case, the rate would grow with the square of the concentration of the bromide; from run 1 to run 2, it grows only in proportion to it.',
  },
  nucleophile: {
    slip: 'wrong-exponent',
    teaching:
      'In that case, the rate would grow with the square of the concentration of the nucleophile; from run 1 to run 3, it does not.',
  },
} as const;
const withoutBromide = {
  slip: 'substrate-left-out-of-rate',
  teaching:
    'In that case, more of the bromide would not make the reaction faster; from run 1 to run 2, it does.',
} as const;

/** What happens in the slow step, or what takes part in it. */
export function slowStep(
  { mechanism, formula, nucleophile: { name } }: SubstitutionRuns,
  random: Random,
): PartDraft {
  const { question, right, never } = random.pick([events, participants])(name, formula);
  const answer = right[mechanism];
  const sentence = answer.endsWith('.')
    ? answer
    : `The slow step involves ${mechanism === 'sn1' ? 'only ' : ''}${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`;
  return {
    text: question,
    keyFrom: ({ cells }) => right[mechanismIn(runsIn(cells))],
    answer,
    distractors: [
      mechanism === 'sn1'
        ? {
            text: right.sn2,
            slip: 'both-reagents-in-rate',
            teaching:
              'In that case, more of the nucleophile would make the reaction faster; from run 1 to run 3, it does not.',
          }
        : {
            text: right.sn1,
            slip: 'nucleophile-left-out-of-rate',
            teaching:
              'In that case, more of the nucleophile would not make the reaction faster; from run 1 to run 3, it does.',
          },
      ...never,
    ],
    explanation:
      mechanism === 'sn2'
        ? `The rate grows with both concentrations: one particle of \\ce{${formula}} and one of ${name} take part in the slow step, as in an S_{N}2 reaction. ${sentence}`
        : `The rate grows with [\\ce{${formula}}] alone: ${name} does not take part in the slow step, as in an S_{N}1 reaction. ${sentence}`,
    finding: `The rate law has ${mechanism === 'sn2' ? 'both reactants' : 'the bromide alone'} in the slow step.`,
  };
}

function events(name: string): Statements {
  const capital = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return {
    question: 'What happens in the slow step of this reaction?',
    right: {
      sn1: `The C–Br bond breaks; ${name} bonds later.`,
      sn2: `${capital} bonds as the C–Br bond breaks.`,
    },
    never: [
      {
        text: `${capital} bonds; the C–Br bond breaks later.`,
        slip: 'mechanism-order-reversed',
        teaching: 'The carbon already has four bonds: a fifth can form only as one of them breaks.',
      },
      { text: 'The C–Br bond breaks as two molecules collide.', ...squared.bromide },
      { text: 'Two molecules collide; a C–Br bond breaks later.', ...squared.bromide },
      { text: `The C–Br bond breaks as two ${name} ions attack.`, ...squared.nucleophile },
      { text: `Two ${name} ions meet; the C–Br bond breaks later.`, ...squared.nucleophile },
      { text: `${capital} sheds water; the C–Br bond breaks later.`, ...withoutBromide },
    ],
  };
}

function participants(name: string, formula: string): Statements {
  return {
    question: 'What takes part in the slow step of this reaction?',
    right: {
      sn1: `One molecule of \\ce{${formula}}`,
      sn2: `One molecule of \\ce{${formula}} and one ${name} ion`,
    },
    never: [
      { text: `Two molecules of \\ce{${formula}}`, ...squared.bromide },
      { text: `Two molecules of \\ce{${formula}} and one ${name} ion`, ...squared.bromide },
      { text: `One molecule of \\ce{${formula}} and two ${name} ions`, ...squared.nucleophile },
      { text: `Two molecules of \\ce{${formula}} and two ${name} ions`, ...squared.nucleophile },
      { text: `One ${name} ion`, ...withoutBromide },
      { text: `Two ${name} ions`, ...withoutBromide },
    ],
  };
}
