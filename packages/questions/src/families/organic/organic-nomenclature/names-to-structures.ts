import { assembleName, type NamedChain } from '../../../computations/names/organic-name-parts.ts';
import { organicName } from '../../../computations/names/organic-name.ts';
import type { Difficulty } from '../../../question.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import { listed } from '../../texts/listed.ts';
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
    text: `Which structure is that of ${name}? (Ignore stereochemistry.)`,
    answer: drawn(smiles),
    distractors,
    explanation: `The stem of the name indicates a chain of ${chain.length} carbons${suffixText(chain)}${chain.enes.length > 0 ? `${chain.suffix === null ? ', with' : ' and'} a C=C double bond starting at carbon ${chain.enes.join(',')}` : ''}. The ${chain.prefixes.length === 1 ? 'substituent is' : 'substituents are'} ${prefixText(chain)}.`,
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
      teaching: `${where}; here it is on the next carbon.`,
    },
    {
      changed: moved(-1),
      slip: 'position-shifted',
      teaching: `${where}; here it is on the carbon before that.`,
    },
    ...(Math.max(...chain.prefixes.map(({ locant }) => locant), ...chain.suffixLocants, ...chain.enes) >
    chain.length - 2
      ? []
      : [
          {
            changed: { ...chain, length: chain.length - 1 },
            slip: 'carbon-lost-or-added',
            teaching: `The stem of the name indicates a chain of ${chain.length} carbons, not counting the substituents; the structure drawn is one carbon short.`,
          },
        ]),
    {
      changed: { ...chain, length: chain.length + 1 },
      slip: 'carbon-lost-or-added',
      teaching: `The stem of the name indicates a chain of ${chain.length} carbons; the chain drawn has one more.`,
    },
    {
      changed: {
        ...chain,
        prefixes: chain.prefixes.map(({ name, locant }) => ({ name: swapped[name] ?? name, locant })),
      },
      slip: 'branch-misread',
      teaching: swappedSentence(chain),
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
              teaching: `The name places ${swappedOne.name} on carbon ${swappedOne.locant}; the structure drawn has ${other} there.`,
            },
          ];
    }),
  ];
}

/** Feedback for a structure in which each group is one that is easily taken for it. */
function swappedSentence(chain: NamedChain): string {
  const prefixes = chain.prefixes.filter(({ name }) => swapped[name] !== undefined);
  const names = [...new Set(prefixes.map(({ name }) => name))].sort();
  return `The name places ${prefixText({ ...chain, prefixes })}; the structure drawn has ${listed(names.map((name) => swapped[name] ?? name))} there.`;
}

function prefixText({ prefixes }: NamedChain): string {
  const names = [...new Set(prefixes.map(({ name }) => name))].sort();
  const parts = names.map((name) => {
    const locants = prefixes.filter((prefix) => prefix.name === name).map(({ locant }) => locant);
    const [low, ...others] = locants.sort((a, b) => a - b);
    if (others.length === 1 && others[0] === low) return `two ${name} groups on carbon ${low}`;
    return `${name} on ${others.length === 0 ? 'carbon' : 'carbons'} ${listed(locants.map(String))}`;
  });
  const isPlain = parts.length <= 2 && !parts.some((part) => part.includes(' and '));
  if (isPlain || parts.length === 1) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
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
      return ', with the carbon of the aldehyde group (CHO) as carbon 1';
    case 'oic acid':
      return ', with the carbon of the carboxyl group (COOH) as carbon 1';
    case 'nitrile':
      return ', with the carbon of the nitrile group as carbon 1';
  }
}
