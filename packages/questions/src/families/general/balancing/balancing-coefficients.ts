import { speciesOf, type Equation, type Species } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { type Skeleton, simple, harder, redox } from './equations-to-balance.ts';

/** A coefficient, or the sum of all, in equations of growing difficulty up to redox equations in acid. */
export const balancingCoefficients: Family = {
  id: 'balancing-coefficients',
  name: 'Balancing equations',
  subject: 'general',
  topics: ['balancing'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['balancing-equations'],
    intermediate: ['balancing-equations'],
    advanced: ['half-equations'],
  },
  reference: 'OpenStax Chemistry 2e, sections 4.1 and 4.2',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return askCoefficient(random, random.pick(simple), '');
      case 'intermediate':
        return random.next() < 0.3
          ? askSum(random.pick(harder))
          : askCoefficient(random, random.pick(harder), '');
      case 'advanced':
        return askCoefficient(
          random,
          random.pick(redox),
          ' in acidic solution (adding \\ce{H+} and \\ce{H2O} where needed)',
        );
    }
  },
};

function askCoefficient(random: Random, { shown, balanced }: Skeleton, where: string): Draft | null {
  const all = speciesOf(balanced);
  const asked = random.pick(all);
  const right = asked.coefficient;
  const others = random.shuffle(all.filter(({ coefficient }) => coefficient !== right));
  const off = (more: number): Distractor => miscounted(balanced, asked, more);
  if (right === 1 && all.length < 3) return null;
  const formula = `\\ce{${asked.text}}`;
  const coefficientsOf = (species: readonly Species[]): Distractor[] =>
    species.map((other) => ({
      text: String(other.coefficient),
      slip: 'answered-another-quantity',
      teaching: `This is the coefficient of \\ce{${other.text}}.`,
    }));
  return {
    text: `When the equation ${shown} is balanced${where} with the smallest whole-number coefficients, what is the coefficient of ${formula}?`,
    answer: String(right),
    distractors: [
      ...coefficientsOf(others.slice(0, 1)),
      {
        text: String(2 * right),
        slip: 'not-lowest-coefficients',
        teaching: 'With this value, all of the coefficients could still be divided by two.',
      },
      ...(right === 1
        ? []
        : [
            {
              text: '1',
              slip: 'ignored-coefficients',
              teaching: `With a coefficient of 1 for ${formula}, the equation cannot be balanced with whole numbers.`,
            },
          ]),
      off(1),
      off(2),
      ...coefficientsOf(others.slice(1)),
      ...(right % 2 === 0
        ? [
            {
              text: String(right / 2),
              slip: 'not-whole-coefficients',
              teaching: 'With this value, some of the other coefficients would not be whole numbers.',
            },
          ]
        : []),
      ...[-1, -2].filter((less) => right + less > 0).map(off),
      {
        text: String(3 * right),
        slip: 'not-lowest-coefficients',
        teaching: 'With this value, all of the coefficients could still be divided by three.',
      },
    ],
    explanation: `The balanced equation is ${balancedShown(balanced)}, with the same number of atoms of each element${shown.includes('^') ? ' and the same total charge' : ''} on both sides. The coefficient of ${formula} is ${right}.`,
    finding: `Solved exactly for every element and the charge: ${balancedShown(balanced)}.`,
  };
}

/** A coefficient too great or too small by one or two, which may be that of another substance. */
function miscounted(balanced: Equation, asked: Species, more: number): Distractor {
  const wrong = asked.coefficient + more;
  const other = speciesOf(balanced).find(({ coefficient }) => coefficient === wrong);
  if (other !== undefined)
    return {
      text: String(wrong),
      slip: 'answered-another-quantity',
      teaching: `This is the coefficient of \\ce{${other.text}}.`,
    };
  // Three for one: the atoms can be counted equal, all the coefficients are then three times too large.
  if (asked.coefficient === 1 && more === 2)
    return {
      text: String(wrong),
      slip: 'not-lowest-coefficients',
      teaching: 'With this value, all of the coefficients could still be divided by three.',
    };
  return {
    text: String(wrong),
    slip: 'atoms-miscounted',
    teaching: `With ${wrong} \\ce{${asked.text}} and the right coefficients for the other substances, there would be ${unlikeSides(balanced, asked, wrong)}.`,
  };
}

/** The atoms of an element of the asked substance on both sides, if that had a wrong coefficient: of one that few substances contain. */
function unlikeSides({ reactants, products }: Equation, asked: Species, wrong: number): string {
  const all = [...reactants, ...products];
  const inHowMany = (symbol: string): number =>
    all.filter(({ formula }) => formula.composition.has(symbol)).length;
  const [element = ''] = [...asked.formula.composition.keys()].toSorted(
    (one, other) => inHowMany(one) - inHowMany(other),
  );
  const atomsOn = (side: readonly Species[]): number =>
    side.reduce(
      (sum, part) =>
        sum + (part === asked ? wrong : part.coefficient) * (part.formula.composition.get(element) ?? 0),
      0,
    );
  const [left, right] = [atomsOn(reactants), atomsOn(products)];
  return `${left} ${element} atom${left === 1 ? '' : 's'} on the left but ${right} on the right`;
}

function askSum({ shown, balanced }: Skeleton): Draft {
  const coefficients = speciesOf(balanced).map(({ coefficient }) => coefficient);
  const sum = coefficients.reduce((total, coefficient) => total + coefficient, 0);
  const ones = coefficients.filter((coefficient) => coefficient === 1).length;
  const left = balanced.reactants.reduce((total, { coefficient }) => total + coefficient, 0);
  return {
    text: `When the equation ${shown} is balanced with the smallest whole-number coefficients, what is the sum of all the coefficients?`,
    answer: String(sum),
    distractors: [
      {
        text: String(sum - ones),
        slip: 'forgot-coefficient-one',
        teaching: 'A coefficient of 1 is not written, but it must be included in the sum.',
      },
      {
        text: String(coefficients.length),
        slip: 'ignored-coefficients',
        teaching: 'This is the sum for the unbalanced equation, with each substance counted once.',
      },
      {
        text: String(left),
        slip: 'one-side-only',
        teaching: 'This counts the reactants only; the products must be included in the sum as well.',
      },
      {
        text: String(2 * sum),
        slip: 'not-lowest-coefficients',
        teaching: 'These coefficients could all still be divided by two.',
      },
      {
        text: String(sum - left),
        slip: 'one-side-only',
        teaching: 'This counts the products only; the reactants must be included in the sum as well.',
      },
    ],
    explanation: `The balanced equation is ${balancedShown(balanced)}, so the sum of the coefficients is ${coefficients.join(' + ')} = ${sum}.`,
    finding: `Solved exactly for every element: ${balancedShown(balanced)}.`,
  };
}

function balancedShown(equation: Equation): string {
  const side = (list: Equation['reactants']): string =>
    list.map(({ coefficient, text }) => `${coefficient === 1 ? '' : coefficient}${text}`).join(' + ');
  return `\\ce{${side(equation.reactants)} -> ${side(equation.products)}}`;
}
