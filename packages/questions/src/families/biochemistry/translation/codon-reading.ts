import { readCodon } from '../../../computations/biomolecules/codons.ts';
import { peptideName } from '../../../computations/biomolecules/peptides.ts';
import { complement } from '../../../computations/biomolecules/sequences.ts';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import {
  codonsFrom,
  differing,
  messageSlips,
  slipsAfterStart,
  spell,
  templateSlips,
  twoSlipsAfterStart,
  type Reading,
} from './codon-slips.ts';

/** From a messenger RNA, or from the template strand behind it, to the peptide. */
export const codonReading: Family = {
  id: 'codon-reading',
  name: 'Reading the genetic code',
  subject: 'biochemistry',
  topics: ['translation', 'replication-and-transcription'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['genetic-code', 'protein-synthesis'],
    intermediate: ['genetic-code', 'protein-synthesis'],
    advanced: ['protein-synthesis'],
  },
  uses: ['transcription', 'base-pairing'],
  reference: 'Lehninger Principles of Biochemistry, chapter 27',
  draft(random, difficulty) {
    const leader = difficulty === 'intermediate' ? drawLeader(random) : '';
    const codons = Array.from({ length: random.integer(3, 4) }, () => random.pick(senseCodons));
    // A codon after the stop reveals a student who reads past it.
    const message = `${leader}AUG${codons.join('')}${random.pick(stops)}${random.pick(senseCodons)}`;
    return draftOf(random, message, leader.length, difficulty);
  },
};

const stops = ['UAA', 'UAG', 'UGA'] as const;
const bases = ['U', 'C', 'A', 'G'] as const;
const senseCodons = bases
  .flatMap((first) => bases.flatMap((second) => bases.map((third) => `${first}${second}${third}`)))
  .filter((codon) => readCodon(codon) !== '*' && codon !== 'AUG');

function drawLeader(random: Random): string {
  return Array.from({ length: random.pick([2, 4, 5]) }, () => random.pick(['G', 'C', 'A'])).join('');
}

function draftOf(random: Random, message: string, start: number, difficulty: Difficulty): Draft | null {
  if (message.indexOf('AUG') !== start) return null;
  const key = codonsFrom(message, start);
  const template = complement(message, 'DNA');
  const alike = random.shuffle(differing(key, slipsAfterStart(key, message, start)));
  if (alike.length < 2) return null;
  const others = (
    difficulty === 'advanced' ? templateSlips(message, template) : messageSlips(message, start)
  ).filter(({ codons }) => codons.length > 1);
  const readings = [...alike.slice(0, 2), ...others, ...alike.slice(2)];
  const listed = new Set([...key, ...readings.flatMap(({ codons }) => codons)]);
  const table = [...listed]
    .sort()
    .map((codon) => `${codon} ${peptideName(readCodon(codon))}`)
    .join(', ');
  return {
    text:
      difficulty === 'advanced'
        ? `The template strand of a short gene reads 5′-${template}-3′. Which peptide is produced when its messenger RNA is translated, starting at the first AUG? (UAA, UAG and UGA are stop codons; ${table})`
        : `Which peptide is produced when the messenger RNA 5′-${message}-3′ is translated, starting at its first AUG? (UAA, UAG and UGA are stop codons; ${table})`,
    answer: spell(key),
    // Methionine at the front must not tell the key: at most one option begins otherwise, and none of the beginner level does.
    distractors: differentOf(
      spell(key),
      [
        ...(difficulty === 'beginner' ? [] : random.shuffle(others).slice(0, 1)),
        ...alike,
        ...twoSlipsAfterStart(key, message, start),
      ],
      listed,
    ),
    explanation: `${difficulty === 'advanced' ? `The messenger is complementary and antiparallel to the template: 5′-${message}-3′. ` : ''}Reading in triplets from AUG gives ${key.join(' · ')} · stop, which is translated as ${spell(key)}.`,
    finding: `Translated codon by codon from the first AUG: ${spell(key)}.`,
  };
}

/** @param listed the codons of the question's table: no others may be needed */
function differentOf(key: string, readings: readonly Reading[], listed: ReadonlySet<string>): Distractor[] {
  return readings
    .filter(({ codons }) => codons.every((codon) => listed.has(codon)))
    .map(({ codons, slip, teaching }) => ({ text: spell(codons), slip, teaching }))
    .filter(({ text }, at, all) => text !== key && all.findIndex((other) => other.text === text) === at);
}
