import { relationshipOf, type Relationship } from '../../../computations/structures/structure-facts.ts';
import { descriptorOf } from '../../../computations/structures/structures.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';

/** A template with one stereocentre (`?`) or one double bond (`~`), in which X is a group that is drawn, and the ranks of its groups. */
interface Ranked {
  template: string;
  ranks: string;
}

/** The group that is drawn ranks first, and hydrogen last. */
const centres: readonly Ranked[] = (
  [
    ['C[C?H]({X})CC', '\\ce{C2H5}, \\ce{CH3}'],
    ['C[C?H]({X})CCC', '\\ce{C3H7}, \\ce{CH3}'],
    ['CC(C)[C?H]({X})C', '\\ce{CH(CH3)2}, \\ce{CH3}'],
    ['C[C?H]({X})C=C', '\\ce{CH=CH2}, \\ce{CH3}'],
    ['OC[C?H]({X})C', '\\ce{CH2OH}, \\ce{CH3}'],
    ['C[C?H]({X})c1ccccc1', '\\ce{C6H5}, \\ce{CH3}'],
    ['C[C?H]({X})C(=O)O', '\\ce{COOH}, \\ce{CH3}'],
    ['CC[C?H]({X})C#N', '\\ce{CN}, \\ce{C2H5}'],
    ['ClC[C?H]({X})CC', '\\ce{CH2Cl}, \\ce{C2H5}'],
    ['C[C?H]({X})C1CC1', 'cyclopropyl, \\ce{CH3}'],
    ['CC[C?H]({X})C=O', '\\ce{CHO}, \\ce{C2H5}'],
    ['COC[C?H]({X})C', '\\ce{CH2OCH3}, \\ce{CH3}'],
  ] as const
).map(([template, ranks]) => ({ template, ranks: `{X}, ${ranks}, \\ce{H}` }));
const doubleBonds: readonly Ranked[] = (
  [
    ['C/C=C~{X}', '\\ce{CH3}', '\\ce{H}', '{X}', '\\ce{H}'],
    ['CC/C=C~{X}', '\\ce{C2H5}', '\\ce{H}', '{X}', '\\ce{H}'],
    ['C/C({X})=C~CC', '{X}', '\\ce{CH3}', '\\ce{C2H5}', '\\ce{H}'],
    ['C/C(CC)=C~{X}', '\\ce{C2H5}', '\\ce{CH3}', '{X}', '\\ce{H}'],
    ['OC/C(C)=C~{X}', '\\ce{CH2OH}', '\\ce{CH3}', '{X}', '\\ce{H}'],
    ['C/C({X})=C(~C)CC', '{X}', '\\ce{CH3}', '\\ce{C2H5}', '\\ce{CH3}'],
    ['CC(C)/C(C)=C~{X}', '\\ce{CH(CH3)2}', '\\ce{CH3}', '{X}', '\\ce{H}'],
    ['C/C(CO)=C~CC', '\\ce{CH2OH}', '\\ce{CH3}', '\\ce{C2H5}', '\\ce{H}'],
    ['Cl/C=C(~C){X}', '\\ce{Cl}', '\\ce{H}', '{X}', '\\ce{CH3}'],
    ['CC/C(C)=C(~C)CO', '\\ce{C2H5}', '\\ce{CH3}', '\\ce{CH2OH}', '\\ce{CH3}'],
  ] as const
).map(([template, first, below, other, belowOther]) => ({
  template,
  ranks: `${first} has priority over ${below} on one carbon, and ${other} over ${belowOther} on the other`,
}));
const groups = ['O', 'Cl', 'Br', 'N', 'F', 'I'] as const;
const halogens = ['Cl', 'Br', 'F', 'I'] as const;
const pairs = [
  'C[C?H]({X})[C?H]({Y})C',
  'CC[C?H]({X})[C?H]({Y})C',
  'C[C?H]({X})[C?H]({X})C',
  'C[C?H]({X})C[C?H]({Y})C',
  'C[C?H]({X})C[C?H]({X})C',
  'OC[C?H]({X})[C?H]({X})CO',
  'OC(=O)[C?H]({X})[C?H]({X})C(=O)O',
  'C[C?H]({X})[C?H]({Y})C(=O)O',
] as const;

/** Templates with the same atoms and other bonds. */
const isomericPairs: readonly (readonly [string, string])[] = [
  ['CC[C?H]({X})[C?H]({Y})C', 'CC[C?H]({Y})[C?H]({X})C'],
  ['CC[C?H]({X})[C?H]({Y})C', 'C[C?H]({X})C[C?H]({Y})C'],
  ['C[C?H]({X})[C?H]({Y})C(=O)O', 'C[C?H]({Y})[C?H]({X})C(=O)O'],
  ['C[C?H]({X})C[C?H]({X})C', 'CC[C?H]({X})[C?H]({X})C'],
];

/** R and S, E and Z, and how two drawings are related: found by the Cahn–Ingold–Prelog rules and by comparison. */
export const configurations: Family = {
  id: 'configurations',
  name: 'R/S, E/Z and related stereoisomers',
  subject: 'organic',
  topics: ['stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['cis-trans-isomerism'],
    intermediate: ['r-and-s-configuration'],
    advanced: ['enantiomers-and-diastereomers'],
  },
  uses: ['meso-compounds', 'chirality'],
  reference: 'McMurry, Organic Chemistry, chapters 5 and 7; IUPAC Gold Book, CIP priority',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return whichHas(random, doubleBonds, random.pick(['E', 'Z'] as const));
      case 'intermediate':
        return whichHas(random, centres, random.pick(['R', 'S'] as const));
      case 'advanced':
        return relationship(random);
    }
  },
};

function whichHas(random: Random, templates: readonly Ranked[], asked: 'R' | 'S' | 'E' | 'Z'): Draft | null {
  const isCentre = asked === 'R' || asked === 'S';
  const chosen = random
    .shuffle(templates)
    .slice(0, 4)
    .map(({ template, ranks }) => {
      const group = random.pick(isCentre ? groups : halogens);
      const smiles = configured(template.replaceAll('{X}', group), random.integer(0, 1));
      return { smiles, descriptor: descriptorOf(smiles), ranks: ranks.replace('{X}', written(group)) };
    });
  const right = chosen.filter(({ descriptor }) => descriptor === asked);
  const [key] = right;
  if (key === undefined || right.length !== 1 || chosen.some(({ descriptor }) => descriptor === null))
    return null;
  const opposite = isCentre ? (asked === 'R' ? 'S' : 'R') : asked === 'E' ? 'Z' : 'E';
  return {
    text: isCentre
      ? `In which of these structures does the stereocenter have the (*${asked}*) configuration?`
      : `In which of these structures does the double bond have the (*${asked}*) configuration?`,
    answer: drawn(key.smiles),
    distractors: chosen
      .filter((structure) => structure !== key)
      .map(({ smiles, ranks }) => ({
        text: drawn(smiles),
        slip: isCentre ? 'cip-viewed-from-wrong-side' : 'cip-by-size',
        teaching: isCentre
          ? `The order of priority is ${ranks}; with hydrogen pointing away, the path from the first to the third group is ${opposite === 'R' ? 'clockwise' : 'counterclockwise'}: (*${opposite}*).`
          : `Here ${ranks}; these two higher-priority groups are on ${opposite === 'Z' ? 'the same side' : 'opposite sides'}: (*${opposite}*).`,
      })),
    explanation: isCentre
      ? `Rank the four groups of the stereocenter by atomic number at the first point of difference, and view it with the lowest-priority group pointing away. Here the order is ${key.ranks}, and the path from the first to the third group is ${asked === 'R' ? 'clockwise' : 'counterclockwise'}; in the other three structures it is ${asked === 'R' ? 'counterclockwise' : 'clockwise'}.`
      : `Rank the two groups on each carbon of the double bond by atomic number at the first point of difference. Here ${key.ranks}; these two higher-priority groups are on ${asked === 'Z' ? 'the same side' : 'opposite sides'}; in the other three structures they are on ${asked === 'Z' ? 'opposite sides' : 'the same side'}.`,
    finding: `The Cahn–Ingold–Prelog rules were applied to all four structures: only the key is (*${asked}*).`,
  };
}

/** A drawn group as a formula. */
function written(group: (typeof groups)[number]): string {
  return `\\ce{${group === 'O' ? 'OH' : group === 'N' ? 'NH2' : group}}`;
}

type Asked = Exclude<Relationship, 'not isomers'>;

const named: Readonly<Record<Asked, { text: string; slip: string; teaching: string }>> = {
  enantiomers: {
    text: 'They are enantiomers.',
    slip: 'enantiomers-and-diastereomers-confused',
    teaching: 'Enantiomers are mirror images that differ at every stereocenter and cannot be superimposed',
  },
  diastereomers: {
    text: 'They are diastereomers.',
    slip: 'enantiomers-and-diastereomers-confused',
    teaching:
      'Diastereomers differ in configuration at some but not all of their stereocenters, and they are not mirror images',
  },
  identical: {
    text: 'They are the same compound.',
    slip: 'configuration-difference-overlooked',
    teaching:
      'Two drawings show the same compound only if rotating one of them as a whole makes it match the other at every stereocenter',
  },
  'constitutional isomers': {
    text: 'They are constitutional isomers.',
    slip: 'constitution-confused-with-configuration',
    teaching: 'Constitutional isomers differ in which atoms are bonded to each other',
  },
};

/** What is so in two drawings that are related in a way, after the sentence on another way. */
const here: Readonly<Record<Asked, string>> = {
  enantiomers: 'here the bonds are the same, and both stereocenters are reversed',
  diastereomers: 'here the bonds are the same, and only one of the two stereocenters is reversed',
  identical: 'here the bonds are the same, and both stereocenters match, if necessary after a rotation',
  'constitutional isomers': 'here the same groups are bonded to different carbons',
};

/** The configurations of two drawings with two stereocentres each, as `configured` takes them. */
const allChoices = [0, 1, 2, 3].flatMap((one) => [0, 1, 2, 3].map((other) => [one, other] as const));
const relationships = ['enantiomers', 'diastereomers', 'identical', 'constitutional isomers'] as const;

function relationship(random: Random): Draft | null {
  // Drawn first, so that each of the four is right as often.
  const asked = random.pick(relationships);
  const x = random.pick(halogens);
  const y = random.pick(groups.filter((group) => group !== x));
  const patterns: readonly (readonly [string, string])[] =
    asked === 'constitutional isomers' ? isomericPairs : pairs.map((pattern) => [pattern, pattern]);
  const written = (template: string, choice: number): string =>
    configured(template.replaceAll('{X}', x).replaceAll('{Y}', y), choice);
  // Not every pattern has drawings that are related as asked: only some are a compound and itself, turned.
  for (const [one, other] of random.shuffle(patterns)) {
    const found = random
      .shuffle(allChoices)
      .map(([choice, next]) => [written(one, choice), written(other, next)] as const)
      .find(([first, second]) => first !== second && relationshipOf(first, second) === asked);
    if (found !== undefined) return relationshipDraft(found, asked);
  }
  return null;
}

function relationshipDraft([first, second]: readonly [string, string], asked: Asked): Draft {
  const { text } = named[asked];
  return {
    text: `How are these two structures related? ${drawn(first)} and ${drawn(second)}`,
    answer: text,
    distractors: Object.values(named)
      .filter((option) => option.text !== text)
      .map(({ teaching, ...option }) => ({ ...option, teaching: `${teaching}; ${here[asked]}.` })),
    explanation: reason[asked],
    finding: `The canonical forms of the structures and of their mirror images were compared: ${asked}.`,
  };
}

const reason: Readonly<Record<Asked, string>> = {
  enantiomers:
    'Assign (*R*) or (*S*) to both stereocenters of each structure and compare corresponding atoms. Each stereocenter has opposite configurations in the two structures, and rotating one molecule does not make them match, so the two are mirror images: enantiomers.',
  diastereomers:
    'Assign (*R*) or (*S*) to both stereocenters of each structure and compare corresponding atoms. One stereocenter has the same configuration and the other the opposite one, and the two are not mirror images: diastereomers.',
  identical:
    'Assign (*R*) or (*S*) to both stereocenters of each structure and compare corresponding atoms. Both stereocenters match, if necessary after one molecule is rotated, so the two drawings show the same compound.',
  'constitutional isomers':
    'Follow each chain from one end: the same groups are bonded to different carbons. Since the bonds themselves differ, the two are constitutional isomers, whatever their configurations.',
};

/** Puts configurations into a template: `?` at a stereocentre, `~` at a double bond; bit by bit from `choice`. */
function configured(template: string, choice: number): string {
  let place = 0;
  return template.replace(/\?|~/g, (mark) => {
    const isSecond = Math.floor(choice / 2 ** place) % 2 === 1;
    place += 1;
    if (mark === '?') return isSecond ? '@@' : '@';
    return isSecond ? '\\' : '/';
  });
}
