import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { observedIn, type ObservedConstants } from './observed-constants.ts';
import { molarText, type Mechanism } from './substitution-runs.ts';

const moments = {
  before: 'before the slow step',
  during: 'in the slow step',
  after: 'after the slow step',
} as const;

type Product = 'both' | 'inverted' | 'retained';
type Outcome = readonly [product: Product, moment: keyof typeof moments];

const outcomes: readonly Outcome[] = [
  ['both', 'after'],
  ['inverted', 'during'],
  ['both', 'during'],
  ['inverted', 'after'],
  ['retained', 'during'],
  ['retained', 'after'],
  ['both', 'before'],
  ['inverted', 'before'],
  ['retained', 'before'],
];
const outcomeOf: Readonly<Record<Mechanism, Outcome>> = {
  sn1: ['both', 'after'],
  sn2: ['inverted', 'during'],
};

/** Which enantiomers of the product form from one enantiomer of the bromide, and when the nucleophile attacks. */
export function configuration(drawn: ObservedConstants, random: Random): PartDraft {
  const { mechanism, nucleophile, descriptor, rows } = drawn;
  const { name, ion } = nucleophile;
  const opposite = descriptor === 'R' ? 'S' : 'R';
  const [concentration] = random.pick(rows);
  const products: Readonly<Record<Product, string>> = {
    both: 'Both enantiomers',
    inverted: `The (*${opposite}*) enantiomer`,
    retained: `The (*${descriptor}*) enantiomer`,
  };
  const write = ([product, moment]: Outcome): string =>
    `${products[product]}; ${name} attacks ${moments[moment]}.`;
  const key = outcomeOf[mechanism];
  const answer = write(key);
  return {
    text: `In the substitution product, ${name} has the same CIP priority among the four groups as bromine had in the bromide. Which product forms in the run with [\\ce{${ion}}] = ${molarText(concentration)} mol/L, and when does ${name} attack?`,
    keyFrom: ({ cells }) => write(outcomeOf[observedIn(cells).mechanism]),
    answer,
    distractors: outcomes
      .filter((outcome) => outcome !== key)
      .map((outcome) => ({ text: write(outcome), ...slipOf(outcome, mechanism, name, products) })),
    explanation:
      mechanism === 'sn2'
        ? `*k*_{obs} is proportional to the concentration of ${name}, which therefore takes part in the slow step: S_{N}2. The nucleophile attacks from the side opposite to bromide. ${products[key[0]]} is formed, and ${name} attacks ${moments[key[1]]}.`
        : `*k*_{obs} does not depend on ${name}, which therefore reacts after the slow step: S_{N}1. The carbocation is planar and is attacked from both sides. ${products[key[0]]} are formed, and ${name} attacks ${moments[key[1]]}.`,
    finding: `The dependence of *k*_{obs} on the nucleophile shows when it attacks and how the configuration changes.`,
  };
}

/** The slip behind an outcome that the mechanism does not have: at a wrong moment, or with a wrong product at the right one. */
function slipOf(
  [product, moment]: Outcome,
  mechanism: Mechanism,
  name: string,
  products: Readonly<Record<Product, string>>,
): { slip: string; teaching: string } {
  const [rightProduct, rightMoment] = outcomeOf[mechanism];
  if (moment === 'before')
    return {
      slip: 'mechanism-order-reversed',
      teaching: `The carbon already has four bonds: ${name} cannot bond before one of them breaks, and the C–Br bond breaks in the slow step.`,
    };
  if (moment !== rightMoment) {
    const isRight = product === rightProduct ? `${products[product]} would be right, but ` : '';
    const then = mechanism === 'sn2' ? 'stay the same with more' : 'increase with more';
    const seen = mechanism === 'sn2' ? 'it increases in proportion' : 'it stays the same';
    return {
      slip: mechanism === 'sn2' ? 'nucleophile-left-out-of-rate' : 'both-reagents-in-rate',
      teaching: `${isRight === '' ? 'In that case,' : `${isRight}in that case`} *k*_{obs} would ${then} ${name}; in the table ${seen}.`,
    };
  }
  if (product === 'retained')
    return {
      slip: 'retention-for-inversion',
      teaching: `Nothing holds ${name} on the side from which bromide leaves; ${mechanism === 'sn2' ? 'it attacks from the opposite side' : 'it attacks the planar cation from both sides'}.`,
    };
  return mechanism === 'sn2'
    ? {
        slip: 'racemate-for-enantiomer',
        teaching: `Only a planar cation is attacked from both sides; here ${name} attacks as bromide leaves, on the side opposite to it.`,
      }
    : {
        slip: 'mechanism-confused',
        teaching: `Attack only from the side opposite to bromide requires that ${name} bond while bromide leaves; the planar cation is attacked from both sides.`,
      };
}
