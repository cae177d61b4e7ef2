import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { halves, type Half } from './ozonolysis-halves.data.ts';
import { alcohol, ketone, pair, wrongCarbonyls, wrongPairs } from './ozonolysis-slips.ts';

/** Ozonolysis forwards, with either workup, and backwards from the products. */
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
        return workedUp(random, left, right);
    }
  },
};

function cut(left: Half, right: Half): Draft {
  const reduced: Distractor = {
    text: pair(alcohol(left), alcohol(right)),
    slip: 'reduced-too-far',
    teaching:
      'Zinc and ethanoic acid reduce the ozonide only as far as the carbonyl compounds, not to alcohols.',
  };
  const uncut: Distractor = {
    text: drawn(`${left.left}(O)${right.right.replace('{}', '(O)')}`),
    slip: 'cleavage-overlooked',
    teaching:
      'Ozone cleaves the double bond completely; a diol whose two carbons are still joined would come from osmium tetroxide.',
  };
  const carbonyl = wrongCarbonyls(left, right);
  return {
    text: `Which two products form when this alkene is treated with ozone and then with zinc and ethanoic acid? ${drawn(alkene(left, right))}`,
    answer: pair(ketone(left), ketone(right)),
    distractors: carbonyl.length > 4 ? carbonyl : [reduced, ...carbonyl, uncut],
    explanation: `Ozonolysis cleaves the C=C bond and places =O on each of its two carbons. The halves become ${left.name} and ${right.name}; with zinc, the workup is reductive.`,
    finding: `Cleaving the double bond gives ${left.name} and ${right.name}.`,
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
    text: `An alkene gives ${left.name} and ${right.name} on ozonolysis with reductive workup. Which alkene is it? (Ignore stereochemistry.)`,
    answer: drawn(alkene(left, right)),
    distractors: [
      {
        text: drawn(alkene(left, left)),
        slip: 'halves-taken-as-alike',
        teaching: `A symmetric alkene gives only one carbonyl compound; this one would give ${left.name} alone.`,
      },
      {
        text: drawn(alkene(right, right)),
        slip: 'halves-taken-as-alike',
        teaching: `A symmetric alkene gives only one carbonyl compound; this one would give ${right.name} alone.`,
      },
      {
        text: drawn(alkene(kept, other)),
        slip: 'other-halves-joined',
        teaching: `Cleaving this double bond gives ${kept.name} and ${other.name}, not ${replaced.name}.`,
      },
      ...rivals
        .filter((rival) => rival !== other)
        .map((rival) => ({
          text: drawn(alkene(kept, rival)),
          slip: 'other-halves-joined',
          teaching: `Cleaving this double bond gives ${kept.name} and ${rival.name}, not ${replaced.name}.`,
        })),
      ...halves
        .filter((half) => half !== left && half !== right && sizeOf(half) === sizeOf(kept))
        .flatMap((rival) => [
          {
            text: drawn(alkene(rival, replaced)),
            slip: 'other-halves-joined',
            teaching: `Cleaving this double bond gives ${rival.name} and ${replaced.name}, not ${kept.name}.`,
          },
          {
            text: drawn(alkene(rival, other)),
            slip: 'other-halves-joined',
            teaching: `Cleaving this double bond gives ${rival.name} and ${other.name}; neither of these is a product named in the question.`,
          },
        ]),
      ...[`${left.left}C=${right.right}`, `${left.left}=C${right.right}`].map((smiles) => ({
        text: drawn(smiles.replace('{}', '')),
        slip: 'carbon-lost-or-added',
        teaching:
          'There is one carbon too many: the two carbonyl carbons themselves become the carbons of the C=C bond, with no carbon between them.',
      })),
    ],
    explanation: `Remove the oxygen from both carbonyl groups and join the two carbons by a double bond: the carbonyl carbons of ${left.name} and ${right.name} become the carbons of the C=C bond: ${drawn(alkene(left, right))}.`,
    finding: `Joining the carbonyl carbons of ${left.name} and ${right.name} gives the key.`,
  };
}

/** Of an alkene whose halves become an aldehyde and a ketone: the workup decides whether the aldehyde stays one. */
function workedUp(random: Random, left: Half, right: Half): Draft | null {
  if ((left.acid === null) === (right.acid === null)) return null;
  const [aldehyde, keto] = left.acid === null ? [right, left] : [left, right];
  const isOxidative = random.next() < 0.5;
  // With zinc it would be the easier question again.
  const reagent = isOxidative ? 'hydrogen peroxide' : 'dimethyl sulfide, \\ce{(CH3)2S}';
  return {
    text: `Which two products form when this alkene is treated with ozone and then with ${reagent}? ${drawn(alkene(left, right))}`,
    answer: pair(isOxidative ? (aldehyde.acid ?? '') : ketone(aldehyde), ketone(keto)),
    distractors: wrongPairs(random, aldehyde, keto, isOxidative),
    explanation: `Ozonolysis cleaves the C=C bond to give ${aldehyde.name} and ${keto.name}. ${isOxidative ? 'Hydrogen peroxide oxidizes the aldehyde to the carboxylic acid; the ketone has no hydrogen on its carbonyl carbon and is not oxidized.' : 'This workup is reductive, so the aldehyde is not oxidized, and the ketone does not change either.'}`,
    finding: `Cleaved into ${aldehyde.name} and ${keto.name}; the aldehyde ${isOxidative ? 'is oxidized to the acid' : 'is not oxidized'}.`,
  };
}

/** Written from its double bond outwards, so that it repeats neither half as the options write it. */
function alkene(left: Half, right: Half): string {
  return left.right.replaceAll('2', '3').replace('{}', `(=${right.right.replace('{}', '')})`);
}

function sizeOf({ left }: Half): number {
  return left.replace(/[^Cc]/g, '').length;
}
