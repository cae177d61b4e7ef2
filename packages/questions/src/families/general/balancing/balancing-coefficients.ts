import { balanceEquation, balanceRedox, speciesOf, type Equation, type Species } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';

interface Skeleton {
  /** The unbalanced equation, set as chemistry. */
  shown: string;
  balanced: Equation;
}

const simple = balanceAll([
  'H2 + O2 -> H2O',
  'N2 + H2 -> NH3',
  'Al + O2 -> Al2O3',
  'Fe + O2 -> Fe2O3',
  'CH4 + O2 -> CO2 + H2O',
  'C3H8 + O2 -> CO2 + H2O',
  'Na + H2O -> NaOH + H2',
  'Mg + HCl -> MgCl2 + H2',
  'Al + HCl -> AlCl3 + H2',
  'KClO3 -> KCl + O2',
  'Fe2O3 + CO -> Fe + CO2',
  'P4 + Cl2 -> PCl3',
  'SO2 + O2 -> SO3',
  'Ca + H2O -> Ca(OH)2 + H2',
  'C2H4 + O2 -> CO2 + H2O',
  'H2O2 -> H2O + O2',
  'Fe + Cl2 -> FeCl3',
]);

const harder = balanceAll([
  'C2H6 + O2 -> CO2 + H2O',
  'C4H10 + O2 -> CO2 + H2O',
  'C6H6 + O2 -> CO2 + H2O',
  'C2H2 + O2 -> CO2 + H2O',
  'C8H18 + O2 -> CO2 + H2O',
  'NH3 + O2 -> NO + H2O',
  'FeS2 + O2 -> Fe2O3 + SO2',
  'Al2(SO4)3 + Ca(OH)2 -> Al(OH)3 + CaSO4',
  'H3PO4 + Ca(OH)2 -> Ca3(PO4)2 + H2O',
  'Ca3(PO4)2 + H2SO4 -> CaSO4 + H3PO4',
  'Fe2O3 + HCl -> FeCl3 + H2O',
  'NH3 + CuO -> N2 + Cu + H2O',
  'C6H12O6 + O2 -> CO2 + H2O',
  'H2S + O2 -> SO2 + H2O',
  'Pb(NO3)2 -> PbO + NO2 + O2',
]);

const redox = balanceAllRedox([
  'MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+',
  'Cr2O7^2- + Fe^2+ -> Cr^3+ + Fe^3+',
  'MnO4^- + C2O4^2- -> Mn^2+ + CO2',
  'Cr2O7^2- + I^- -> Cr^3+ + I2',
  'MnO4^- + Cl^- -> Mn^2+ + Cl2',
  'Cu + NO3^- -> Cu^2+ + NO',
  'MnO4^- + H2S -> Mn^2+ + S',
  'Cr2O7^2- + SO2 -> Cr^3+ + SO4^2-',
  'IO3^- + I^- -> I2',
  'MnO4^- + Sn^2+ -> Mn^2+ + Sn^4+',
  'BrO3^- + Br^- -> Br2',
  'Zn + NO3^- -> Zn^2+ + NH4^+',
  'MnO2 + Cl^- -> Mn^2+ + Cl2',
]);

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

function balanceAll(sources: readonly string[]): Skeleton[] {
  return sources.map((source) => {
    const balanced = balanceEquation(source);
    if (!balanced.ok) throw new Error(`${source}: ${balanced.error.message}`);
    return { shown: `\\ce{${source}}`, balanced: balanced.value };
  });
}

function balanceAllRedox(sources: readonly string[]): Skeleton[] {
  return sources.map((source) => {
    const balanced = balanceRedox(source, 'acid');
    if (!balanced.ok) throw new Error(`${source}: ${balanced.error.message}`);
    return { shown: `\\ce{${source}}`, balanced: balanced.value };
  });
}
