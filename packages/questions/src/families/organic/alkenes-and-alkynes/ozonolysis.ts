import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';

/** A carbonyl compound that ozonolysis can give, as SMILES parts of the alkene it came from. */
interface Half {
  name: string;
  /** Ends with the carbon of the double bond. */
  left: string;
  /** Begins with the carbon of the double bond; `{}` is where it takes another group. */
  right: string;
  /** `left` of an isomer: what a cut at the wrong carbon would give. */
  isomer: string | null;
  /** What an oxidative work-up turns it into, where the carbonyl carbon has hydrogen. */
  acid: string | null;
}

const halves: readonly Half[] = [
  { name: 'ethanal', left: 'CC', right: 'C{}C', isomer: null, acid: 'CC(=O)O' },
  { name: 'propanal', left: 'CCC', right: 'C{}CC', isomer: 'CC(C)', acid: 'CCC(=O)O' },
  { name: 'butanal', left: 'CCCC', right: 'C{}CCC', isomer: 'CCC(C)', acid: 'CCCC(=O)O' },
  { name: '2-methylpropanal', left: 'CC(C)C', right: 'C{}C(C)C', isomer: 'CCC(C)', acid: 'CC(C)C(=O)O' },
  { name: 'propanone', left: 'CC(C)', right: 'C{}(C)C', isomer: 'CCC', acid: null },
  { name: 'butanone', left: 'CCC(C)', right: 'C{}(C)CC', isomer: 'CCCC', acid: null },
  { name: 'pentan-3-one', left: 'CCC(CC)', right: 'C{}(CC)CC', isomer: 'CCCC(C)', acid: null },
  { name: 'cyclopentanone', left: 'C1CCCC1', right: 'C2{}CCCC2', isomer: null, acid: null },
  { name: 'cyclohexanone', left: 'C1CCCCC1', right: 'C2{}CCCCC2', isomer: null, acid: null },
  { name: 'benzaldehyde', left: 'c1ccccc1C', right: 'C{}c2ccccc2', isomer: null, acid: 'c1ccccc1C(=O)O' },
];

/** Ozonolysis forwards, with an oxidative work-up, and backwards from the products. */
export const ozonolysis: Family = {
  id: 'ozonolysis',
  name: 'Ozonolysis of alkenes',
  subject: 'organic',
  topics: ['alkenes-and-alkynes', 'carbonyl-compounds'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['ozonolysis'], intermediate: ['ozonolysis'], advanced: ['ozonolysis'] },
  reference: 'McMurry, Organic Chemistry, chapter 8',
  draft(random, difficulty) {
    const [kept, replaced] = random.shuffle(halves);
    if (kept === undefined || replaced === undefined) return null;
    // Halves come in the order of the table: an alkene is drawn in one way only.
    const [left = kept, right = replaced] = halves.filter((half) => half === kept || half === replaced);
    switch (difficulty) {
      case 'beginner':
        return cut(left, right);
      case 'intermediate':
        return joined(random, left, right, kept);
      case 'advanced':
        return oxidised(left, right);
    }
  },
};

function cut(left: Half, right: Half): Draft {
  return {
    text: `Which two products form when this alkene is treated with ozone and then with zinc and ethanoic acid? ${drawn(alkene(left, right))}`,
    answer: pair(ketone(left), ketone(right)),
    distractors: [
      ...(left.acid === null && right.acid === null
        ? []
        : [
            {
              text: pair(left.acid ?? ketone(left), right.acid ?? ketone(right)),
              slip: 'oxidised-too-far',
              teaching:
                'Zinc makes the work-up reductive: aldehydes stay aldehydes and are not oxidised to acids.',
            },
          ]),
      {
        text: pair(alcohol(left), alcohol(right)),
        slip: 'reduced-too-far',
        teaching:
          'Zinc and ethanoic acid reduce the ozonide only as far as the carbonyl compounds, not to alcohols.',
      },
      ...isomericPairs(left, right),
      {
        text: drawn(`${left.left}(O)${right.right.replace('{}', '(O)')}`),
        slip: 'cleavage-overlooked',
        teaching:
          'Ozone cuts the double bond right through; a diol with both carbons still joined comes from osmium tetroxide.',
      },
    ],
    explanation: `Ozonolysis cuts the C=C bond and puts =O on each of its two carbons. The halves become ${left.name} and ${right.name}; with zinc the work-up is reductive.`,
    finding: `Cutting the double bond gives ${left.name} and ${right.name}.`,
  };
}

function joined(random: Random, left: Half, right: Half, kept: Half): Draft | null {
  const replaced = kept === left ? right : left;
  const rivals = halves.filter(
    (half) => half !== left && half !== right && sizeOf(half) === sizeOf(replaced),
  );
  if (rivals.length === 0) return null;
  const other = random.pick(rivals);
  return {
    text: `An alkene gives ${left.name} and ${right.name} on ozonolysis with reductive work-up. Which alkene is it? (Stereochemistry is not considered.)`,
    answer: drawn(alkene(left, right)),
    distractors: [
      {
        text: drawn(alkene(left, left)),
        slip: 'symmetry-invented',
        teaching: `A symmetric alkene gives one carbonyl compound only; this one would give ${left.name} alone.`,
      },
      {
        text: drawn(alkene(right, right)),
        slip: 'symmetry-invented',
        teaching: `A symmetric alkene gives one carbonyl compound only; this one would give ${right.name} alone.`,
      },
      {
        text: drawn(alkene(kept, other)),
        slip: 'functional-group-confused',
        teaching: `Cutting this double bond gives ${kept.name} and ${other.name}, not ${replaced.name}.`,
      },
    ],
    explanation: `Take the oxygen off both carbonyl groups and join the two carbons by a double bond: the carbonyl carbon of ${left.name} and that of ${right.name} become the C=C bond.`,
    finding: `Joining the carbonyl carbons of ${left.name} and ${right.name} gives the key.`,
  };
}

function oxidised(left: Half, right: Half): Draft | null {
  if ((left.acid === null) === (right.acid === null)) return null;
  const [aldehyde, keto] = left.acid === null ? [right, left] : [left, right];
  return {
    text: `Which two products form when this alkene is treated with ozone and then with hydrogen peroxide? ${drawn(alkene(left, right))}`,
    answer: pair(aldehyde.acid ?? '', ketone(keto)),
    distractors: [
      {
        text: pair(ketone(aldehyde), ketone(keto)),
        slip: 'oxidised-too-little',
        teaching:
          'Hydrogen peroxide makes the work-up oxidative: a half with hydrogen on its carbonyl carbon becomes an acid.',
      },
      {
        text: pair(aldehyde.acid ?? '', alcohol(keto)),
        slip: 'reduced-too-far',
        teaching:
          'Ozonolysis makes no alcohol here; the half without hydrogen on the double bond becomes a ketone.',
      },
      {
        text: pair(ketone(aldehyde), alcohol(keto)),
        slip: 'reduced-too-far',
        teaching:
          'Nothing is reduced here: hydrogen peroxide oxidises the aldehyde to an acid and leaves the ketone.',
      },
      ...(keto.isomer === null
        ? []
        : [
            {
              text: pair(aldehyde.acid ?? '', `${keto.isomer}=O`),
              slip: 'position-shifted',
              teaching: `The oxygen belongs on the carbon that carried the double bond: this half of the alkene gives ${keto.name}.`,
            },
            {
              text: pair(ketone(aldehyde), `${keto.isomer}=O`),
              slip: 'position-shifted',
              teaching: `Two slips at once: one half gives ${keto.name}, with the oxygen where the double bond was, and the other half goes on to the acid.`,
            },
          ]),
      {
        text: pair(alcohol(aldehyde), ketone(keto)),
        slip: 'reduced-too-far',
        teaching:
          'Nothing is reduced here: hydrogen peroxide takes the half with hydrogen on its carbonyl carbon to the acid.',
      },
    ],
    explanation: `Ozonolysis cuts the C=C bond into ${aldehyde.name} and ${keto.name}. Hydrogen peroxide oxidises the aldehyde to the carboxylic acid; the ketone has no hydrogen on its carbonyl carbon and stays.`,
    finding: `Cut into ${aldehyde.name} and ${keto.name}; the aldehyde is oxidised to the acid.`,
  };
}

function isomericPairs(left: Half, right: Half): Distractor[] {
  return [
    { isomer: left.isomer, kept: right, name: left.name },
    { isomer: right.isomer, kept: left, name: right.name },
  ].flatMap(({ isomer, kept, name }) =>
    isomer === null
      ? []
      : [
          {
            text: pair(`${isomer}=O`, ketone(kept)),
            slip: 'position-shifted',
            teaching: `The oxygen belongs on the carbon that carried the double bond: this half of the alkene gives ${name}.`,
          },
        ],
  );
}

function alkene(left: Half, right: Half): string {
  return `${left.left}=${right.right.replace('{}', '')}`;
}

function ketone({ left }: Half): string {
  return `${left}=O`;
}

function alcohol({ left }: Half): string {
  return `${left}O`;
}

function pair(first: string, second: string): string {
  return drawn(`${first}.${second}`);
}

function sizeOf({ left }: Half): number {
  return left.replace(/[^Cc]/g, '').length;
}
