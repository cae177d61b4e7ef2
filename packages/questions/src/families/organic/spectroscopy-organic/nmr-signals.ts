import { remembered } from '../../../remembered.ts';
import { countProtonEnvironments } from '../../../computations/structures/structure-facts.ts';
import { decideStructureCount } from '../../../computations/structures/structures.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { drawn } from '../../texts/drawn.ts';
import { carbonSignalSlips } from './signals/carbon-signal-slips.ts';
import { hydrogenSets } from './signals/hydrogen-sets.ts';
import { largestSet } from './signals/largest-set.ts';
import { protonSignalSlips } from './signals/proton-signal-slips.ts';
import { signalMolecules } from './signals/signal-molecules.data.ts';
import { inSeries } from '../../texts/in-series.ts';

const most = 14;

/** How many NMR signals a structure gives; harder ones ask which isomer shows a given number. */
export const nmrSignals: Family = {
  id: 'nmr-signals',
  name: 'Counting NMR signals',
  subject: 'organic',
  topics: ['spectroscopy-organic'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['carbon-13-nmr'], intermediate: ['proton-nmr'], advanced: ['carbon-13-nmr'] },
  uses: ['structural-isomers'],
  reference: 'McMurry, Organic Chemistry, chapter 13',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return carbonCount(random);
      case 'intermediate':
        return protonCount(random);
      case 'advanced':
        return isomerWithSignals(random);
    }
  },
};

function carbonCount(random: Random): Draft | null {
  const { smiles, name } = random.pick(signalMolecules);
  const key = carbonEnvironments(smiles);
  const carbons = smiles.replace(/Cl/g, '').replace(/[^Cc]/g, '').length;
  const options = quantityOptions(key, String, carbonSignalSlips(smiles));
  if (options === null) return null;
  return {
    text: `How many signals does the proton-decoupled ^{13}C NMR spectrum of ${name} show? ${drawn(smiles, name)}`,
    ...options,
    explanation: `Carbons that are interchanged by a mirror plane or a rotation (including rotation about a single bond) are equivalent and share a signal. Grouping the ${carbons} carbons of ${name} in this way gives ${key} ${key === 1 ? 'kind' : 'kinds'} and therefore ${key} ${key === 1 ? 'signal' : 'signals'}.`,
    finding: `The symmetry classes of the carbons were counted on the structure: ${key}.`,
  };
}

function protonCount(random: Random): Draft | null {
  const { smiles, name, hasPlainHydrogens } = random.pick(signalMolecules);
  if (!hasPlainHydrogens) return null;
  if (random.next() < 0.5) return largestSet(smiles, name);
  const key = countProtonEnvironments(smiles);
  const sets = inSeries(hydrogenSets(smiles));
  const options = quantityOptions(key, String, protonSignalSlips(smiles));
  if (options === null) return null;
  return {
    text: `How many sets of chemically equivalent hydrogens (^{1}H NMR signals, ignoring splitting) does ${name} have? ${drawn(smiles, name)}`,
    ...options,
    explanation: `Hydrogens on the same carbon (or on carbons that are interchanged by symmetry) are equivalent here. The hydrogens fall into the sets ${sets}: ${key} ${key === 1 ? 'set' : 'sets'}.`,
    finding: `The symmetry classes of the atoms that bear hydrogen were counted on the structure: ${key}.`,
  };
}

function isomerWithSignals(random: Random): Draft | null {
  const first = random.pick(signalMolecules);
  const rivals = random.shuffle(
    signalMolecules.filter(
      ({ formula, smiles }) =>
        formula === first.formula && carbonEnvironments(smiles) !== carbonEnvironments(first.smiles),
    ),
  );
  if (rivals.length < 3) return null;
  const key = carbonEnvironments(first.smiles);
  const others = rivals.slice(0, 3);
  const counts = others.map(({ smiles }) => carbonEnvironments(smiles)).sort((a, b) => a - b);
  return {
    text: `Which of these isomers of \\ce{${first.formula}} shows exactly ${key === 1 ? 'one signal' : `${key} signals`} in its proton-decoupled ^{13}C NMR spectrum?`,
    answer: drawn(first.smiles, first.name),
    distractors: others.map(({ smiles, name }) => {
      const signals = carbonEnvironments(smiles);
      return {
        text: drawn(smiles, name),
        slip: signals > key ? 'symmetry-invented' : 'symmetry-overlooked',
        teaching: `This is ${name}; its carbons fall into ${signals === 1 ? 'one set, so it shows one signal' : `${signals} sets, so it shows ${signals} signals`}.`,
      };
    }),
    explanation: `Equivalent carbons share a signal. In ${first.name}, there ${key === 1 ? 'is one kind' : `are ${key} kinds`} of carbon; ${counts[0] === counts[2] ? `each of the other isomers has ${counts[0] ?? 0}` : `the other isomers have ${counts.slice(0, -1).join(', ')}, and ${counts.at(-1) ?? ''}`}.`,
    finding: `The symmetry classes of the carbons were counted on all four structures; only the key has ${key}.`,
  };
}

/** Counted once for each molecule of the table. */
const carbonEnvironments = remembered((smiles): number => {
  for (let value = 1; value <= most; value += 1) {
    const decision = decideStructureCount(smiles, 'carbon-environments', [String(value)]);
    if (decision.ok && decision.right[0] === true) return value;
  }
  throw new RangeError(`${smiles} has more kinds of carbon than this family asks for`);
});
