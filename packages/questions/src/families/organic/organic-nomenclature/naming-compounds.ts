import { assembleName, type NamedChain } from '../../../computations/names/organic-name-parts.ts';
import { organicName } from '../../../computations/names/organic-name.ts';
import type { Random } from '../../../random.ts';
import type { Difficulty } from '../../../question.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import {
  directionSentence,
  numberSentence,
  orderSentence,
  parentSentence,
  positionSentence,
} from './naming-rules.ts';
import {
  countedFromOtherEnd,
  drawChain,
  isUnstable,
  smilesOfChain,
  type ChainWishes,
} from './named-chain.ts';
import { capital } from '../../texts/capital.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const wishes: Readonly<Record<Difficulty, ChainWishes>> = {
  beginner: {
    lengths: [5, 8],
    prefixes: ['methyl', 'methyl', 'ethyl'],
    prefixCount: [2, 3],
    suffixes: [null],
    alkene: 0,
  },
  intermediate: {
    lengths: [4, 7],
    prefixes: ['methyl', 'ethyl', 'chloro', 'bromo'],
    prefixCount: [1, 2],
    suffixes: ['ol', 'one', 'amine', 'ol'],
    alkene: 0,
  },
  advanced: {
    lengths: [4, 7],
    prefixes: ['methyl', 'chloro', 'bromo', 'hydroxy', 'methyl'],
    prefixCount: [1, 2],
    suffixes: ['ol', 'one', 'oic acid', 'al'],
    alkene: 0.5,
  },
};

/** From a drawn structure to its IUPAC name: alkanes, one functional group, several of them. */
export const namingCompounds: Family = {
  id: 'naming-compounds',
  name: 'Naming organic compounds',
  subject: 'organic',
  topics: ['organic-nomenclature'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['naming-alkanes'],
    intermediate: ['naming-functional-groups'],
    advanced: ['naming-functional-groups'],
  },
  uses: ['naming-alkenes-and-alkynes'],
  reference: 'McMurry, Organic Chemistry, chapter 3; IUPAC recommendations 2013, P-31 and P-44',
  draft(random, difficulty) {
    const chain = drawChain(random, wishes[difficulty]);
    if (isUnstable(chain)) return null;
    if (
      difficulty === 'advanced' &&
      chain.enes.length === 0 &&
      !chain.prefixes.some(({ name }) => name === 'hydroxy')
    )
      return null;
    return structureToName(random, chain);
  },
};

function structureToName(random: Random, chain: NamedChain): Draft | null {
  const smiles = smilesOfChain(chain);
  const name = assembleName(chain);
  // A chain may be described in a way that the rules do not allow; only rightly named ones are asked.
  if (smiles === null || organicName(smiles) !== name) return null;
  const distractors = wrongNames(chain).filter(({ text }) => text !== capital(name));
  return {
    text: `What is the IUPAC name of this compound? (Omit stereodescriptors.) ${drawn(smiles)}`,
    answer: capital(name),
    distractors: [...random.shuffle(distractors.slice(0, 3)), ...distractors.slice(3)],
    explanation: `${parentSentence(chain)} ${numberSentence(chain)} ${orderSentence(chain)}${name}.`,
    finding: `The rules of substitutive nomenclature, applied to the structure, give ${name}.`,
  };
}

function wrongNames(chain: NamedChain): Distractor[] {
  const other = countedFromOtherEnd(chain);
  const [first] = chain.prefixes;
  const wrong: Distractor[] = [
    {
      text: capital(assembleName(other)),
      slip: 'numbered-from-wrong-end',
      teaching: directionSentence(chain),
    },
    ...principalGroupMissed(chain),
    ...orderMissed(chain),
  ];
  const multiplied = assembleName(chain).replace(/-(di|tri)(?=[a-z])/, '-');
  if (/-(di|tri)[a-z]/.test(assembleName(chain)) && multiplied !== assembleName(chain))
    wrong.push({
      text: capital(multiplied),
      slip: 'multiplier-forgotten',
      teaching:
        'Identical groups need di or tri in front of their name, in addition to a number for each of them.',
    });
  if (first !== undefined) {
    const locant = first.locant === chain.length - 1 ? first.locant - 1 : first.locant + 1;
    wrong.push({
      text: capital(
        assembleName({
          ...chain,
          prefixes: chain.prefixes.map((prefix) => (prefix === first ? { ...prefix, locant } : prefix)),
        }),
      ),
      slip: 'position-shifted',
      teaching: positionSentence(chain, first, locant),
    });
  }
  wrong.push({
    text: capital(assembleName({ ...chain, length: chain.length + 1 })),
    slip: 'carbon-lost-or-added',
    teaching: parentSlip(chain, chain.length + 1),
  });
  return [...wrong, ...furtherNames(chain, other)];
}

function parentSlip({ length }: NamedChain, counted: number): string {
  return `The parent chain has ${length} carbons, not ${counted}; count each corner and each end once, and do not count the branches.`;
}

/** Slips in the other direction, and a miscounted parent together with a wrong position or the wrong end. */
function furtherNames(chain: NamedChain, fromOtherEnd: NamedChain): Distractor[] {
  const [first] = chain.prefixes;
  const highest = Math.max(0, ...chain.prefixes.map(({ locant }) => locant));
  const lengths = [chain.length + 1, ...(highest < chain.length - 1 ? [chain.length - 1] : [])];
  const moved = (step: number): NamedChain => ({
    ...chain,
    prefixes: chain.prefixes.map((prefix) =>
      prefix === first ? { ...prefix, locant: prefix.locant + step } : prefix,
    ),
  });
  const steps =
    first === undefined
      ? []
      : [1, -1].filter((step) => first.locant + step > 1 && first.locant + step < chain.length - 1);
  const shifted = steps.map((step) => ({
    wrong: moved(step),
    position: first === undefined ? '' : positionSentence(chain, first, first.locant + step),
  }));
  const named = (wrong: NamedChain, slip: string, teaching: string): Distractor => ({
    text: capital(assembleName(wrong)),
    slip,
    teaching,
  });
  return [
    ...shifted.map(({ wrong, position }) => named(wrong, 'position-shifted', position)),
    ...lengths.flatMap((length) => [
      named({ ...chain, length }, 'carbon-lost-or-added', parentSlip(chain, length)),
      ...shifted.map(({ wrong, position }) =>
        named({ ...wrong, length }, 'carbon-lost-or-added', twoSlips(parentSlip(chain, length), position)),
      ),
    ]),
    named(
      { ...fromOtherEnd, length: chain.length + 1 },
      'numbered-from-wrong-end',
      twoSlips(directionSentence(chain), parentSlip(chain, chain.length + 1)),
    ),
  ];
}

/** What the name would be if the alcohol, and not the group of higher rank, named the compound. */
function principalGroupMissed(chain: NamedChain): Distractor[] {
  const hydroxy = chain.prefixes.find(({ name }) => name === 'hydroxy');
  const [place] = chain.suffixLocants;
  if (chain.suffix === 'ol' && chain.enes.length > 0 && place !== undefined) {
    const asPrefix: NamedChain = {
      ...chain,
      suffix: null,
      suffixLocants: [],
      prefixes: [...chain.prefixes, { name: 'hydroxy', locant: place }],
    };
    const turned = countedFromOtherEnd(asPrefix);
    const lower = (turned.enes[0] ?? 0) < (asPrefix.enes[0] ?? 0) ? turned : asPrefix;
    return [
      {
        text: capital(assembleName(lower)),
        slip: 'principal-group-missed',
        teaching:
          'OH is the principal group: it is named by the ending -ol and gets the lowest possible number, ahead of the double bond.',
      },
    ];
  }
  if (hydroxy === undefined || chain.suffix !== 'one' || place === undefined) return [];
  const swapped: NamedChain = {
    ...chain,
    suffix: 'ol',
    suffixLocants: [hydroxy.locant],
    prefixes: [...chain.prefixes.filter((prefix) => prefix !== hydroxy), { name: 'oxo', locant: place }],
  };
  return [
    {
      text: capital(assembleName(swapped)),
      slip: 'principal-group-missed',
      teaching: 'A ketone ranks above an alcohol: the ending is -one, and OH becomes the prefix hydroxy.',
    },
  ];
}

/** The prefixes in the order of their numbers or against the alphabet. */
function orderMissed(chain: NamedChain): Distractor[] {
  const names = [...new Set(chain.prefixes.map(({ name }) => name))].sort();
  const [first, second] = names;
  if (names.length !== 2 || first === undefined || second === undefined) return [];
  const partOf = (name: string): string => {
    const locants = chain.prefixes.filter((prefix) => prefix.name === name).map(({ locant }) => locant);
    return `${locants.sort((a, b) => a - b).join(',')}-${['', '', 'di', 'tri'][locants.length] ?? ''}${name}`;
  };
  const parent = assembleName({ ...chain, prefixes: [] });
  return [
    {
      text: capital(`${partOf(second)}-${partOf(first)}${parent}`),
      slip: 'alphabetical-order-missed',
      teaching: `Prefixes are listed in alphabetical order regardless of their numbers: ${first} before ${second}.`,
    },
  ];
}
