import { assembleName, type NamedChain } from '../../../computations/names/organic-name-parts.ts';
import { organicName } from '../../../computations/names/organic-name.ts';
import type { Difficulty } from '../../../question.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import {
  countedFromOtherEnd,
  drawChain,
  isUnstable,
  smilesOfChain,
  type ChainWishes,
} from './named-chain.ts';

const wishes: Readonly<Record<Difficulty, ChainWishes>> = {
  beginner: {
    lengths: [5, 7],
    prefixes: ['methyl', 'ethyl', 'chloro', 'bromo'],
    prefixCount: [2, 2],
    suffixes: [null],
    alkene: 0,
  },
  intermediate: {
    lengths: [4, 7],
    prefixes: ['methyl', 'ethyl', 'chloro'],
    prefixCount: [1, 2],
    suffixes: ['ol', 'one', 'al', 'oic acid'],
    alkene: 0,
  },
  advanced: {
    lengths: [5, 8],
    prefixes: ['methyl', 'chloro', 'hydroxy', 'bromo'],
    prefixCount: [2, 3],
    suffixes: ['one', 'oic acid', 'al', 'amine'],
    alkene: 0.4,
  },
};

/** From an IUPAC name to the structure that it stands for. */
export const namesToStructures: Family = {
  id: 'names-to-structures',
  name: 'From a name to a structure',
  subject: 'organic',
  topics: ['organic-nomenclature'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['naming-alkanes', 'naming-functional-groups'],
    intermediate: ['naming-functional-groups'],
    advanced: ['naming-functional-groups'],
  },
  uses: ['alkyl-halides', 'structural-formulas'],
  reference: 'McMurry, Organic Chemistry, chapter 3; IUPAC recommendations 2013, P-31 and P-44',
  draft(random, difficulty) {
    const chain = drawChain(random, wishes[difficulty]);
    if (isUnstable(chain)) return null;
    const smiles = smilesOfChain(chain);
    const name = assembleName(chain);
    if (smiles === null || organicName(smiles) !== name) return null;
    return nameToStructure(chain, smiles, name);
  },
};

function nameToStructure(chain: NamedChain, smiles: string, name: string): Draft | null {
  const distractors = changes(chain).flatMap(({ changed, slip, teaching }): Distractor[] => {
    const other = smilesOfChain(changed);
    return other === null || (slip === 'position-shifted' && !isRead(changed, other))
      ? []
      : [{ text: drawn(other), slip, teaching }];
  });
  if (distractors.length < 3) return null;
  return {
    text: `Which structure is ${name}? (Stereochemistry is not considered.)`,
    answer: drawn(smiles),
    distractors,
    explanation: `The stem stands for a chain of ${chain.length} carbons${suffixText(chain)}${chain.enes.length > 0 ? `, with a C=C double bond from carbon ${chain.enes.join(',')}` : ''}. On it: ${prefixText(chain)}.`,
    finding: `Named by the rules, only the key is ${name}.`,
  };
}

/** False for changes that alter the parent chain: an ethyl group moved to carbon 2 would be part of a longer one. */
function isRead(chain: NamedChain, smiles: string): boolean {
  const name = organicName(smiles);
  return name === assembleName(chain) || name === assembleName(countedFromOtherEnd(chain));
}

function changes(chain: NamedChain): { changed: NamedChain; slip: string; teaching: string }[] {
  const [first] = chain.prefixes;
  const moved = (shift: number): NamedChain => ({
    ...chain,
    prefixes: chain.prefixes.map((prefix) =>
      prefix === first
        ? { ...prefix, locant: Math.max(2, Math.min(chain.length - 1, prefix.locant + shift)) }
        : prefix,
    ),
  });
  const alike = chain.prefixes.filter(({ name }) => name === first?.name).length;
  const where =
    first === undefined
      ? ''
      : `${alike > 1 ? 'One' : 'The'} ${first.name} group belongs on carbon ${first.locant}`;
  return [
    {
      changed: { ...countedFromOtherEnd(chain), suffixLocants: chain.suffixLocants },
      slip: 'numbered-from-wrong-end',
      teaching: 'Here the positions of the groups were counted from the wrong end of the chain.',
    },
    {
      changed: moved(1),
      slip: 'position-shifted',
      teaching: `${where}; here it sits one carbon further on.`,
    },
    { changed: moved(-1), slip: 'position-shifted', teaching: `${where}; here it sits one carbon earlier.` },
    ...(Math.max(...chain.prefixes.map(({ locant }) => locant), ...chain.suffixLocants, ...chain.enes) >
    chain.length - 2
      ? []
      : [
          {
            changed: { ...chain, length: chain.length - 1 },
            slip: 'carbon-lost-or-added',
            teaching: `The stem of the name stands for ${chain.length} carbons in the chain; this chain has one fewer.`,
          },
        ]),
    {
      changed: { ...chain, length: chain.length + 1 },
      slip: 'carbon-lost-or-added',
      teaching: `The stem of the name stands for ${chain.length} carbons in the chain; this chain has one more.`,
    },
    {
      changed: {
        ...chain,
        prefixes: chain.prefixes.map(({ name, locant }) => ({ name: swapped[name] ?? name, locant })),
      },
      slip: 'branch-misread',
      teaching:
        'Methyl is a branch with one carbon, ethyl one with two; chloro, bromo and hydroxy are Cl, Br and OH.',
    },
    ...(chain.prefixes.length < 2 ? [] : chain.prefixes).flatMap((swappedOne) => {
      const other = swapped[swappedOne.name];
      return other === undefined
        ? []
        : [
            {
              changed: {
                ...chain,
                prefixes: chain.prefixes.map((prefix) =>
                  prefix === swappedOne ? { ...prefix, name: other } : prefix,
                ),
              },
              slip: 'branch-misread',
              teaching: `On carbon ${swappedOne.locant} the name has ${swappedOne.name}; here ${other} is drawn.`,
            },
          ];
    }),
  ];
}

function prefixText({ prefixes }: NamedChain): string {
  const names = [...new Set(prefixes.map(({ name }) => name))].sort();
  return names
    .map((name) => {
      const locants = prefixes.filter((prefix) => prefix.name === name).map(({ locant }) => locant);
      const [low, ...others] = locants.sort((a, b) => a - b);
      if (others.length === 1 && others[0] === low) return `${name} twice on carbon ${low}`;
      return `${name} on ${others.length === 0 ? 'carbon' : 'carbons'} ${locants.join(' and ')}`;
    })
    .join(', ');
}

const swapped: Readonly<Record<string, string>> = {
  methyl: 'ethyl',
  ethyl: 'methyl',
  chloro: 'bromo',
  bromo: 'chloro',
};

function suffixText({ suffix, suffixLocants }: NamedChain): string {
  switch (suffix) {
    case null:
      return '';
    case 'ol':
      return `, with OH on carbon ${suffixLocants.join(',')}`;
    case 'one':
      return `, with C=O at carbon ${suffixLocants.join(',')}`;
    case 'amine':
      return `, with an amino group on carbon ${suffixLocants.join(',')}`;
    case 'al':
      return ', with the aldehyde group CHO as carbon 1';
    case 'oic acid':
      return ', with the carboxyl group COOH as carbon 1';
    case 'nitrile':
      return ', with the nitrile group as carbon 1';
  }
}
