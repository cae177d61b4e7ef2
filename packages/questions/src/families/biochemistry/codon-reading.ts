import { readCodon } from '../../computations/codons.ts';
import { peptideName } from '../../computations/peptides.ts';
import { complement } from '../../computations/sequences.ts';
import type { Difficulty } from '../../question.ts';
import type { Random } from '../../random.ts';
import type { Draft, Family } from '../family.ts';

/** From a messenger RNA, or from the template strand behind it, to the peptide. */
export const codonReading: Family = {
  id: 'codon-reading',
  name: 'Reading the genetic code',
  subject: 'biochemistry',
  topics: ['translation', 'replication-and-transcription'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  reference: 'Lehninger Principles of Biochemistry, chapter 27',
  draft(random, difficulty) {
    const leader = difficulty === 'intermediate' ? drawLeader(random) : '';
    const codons = Array.from({ length: random.integer(3, 4) }, () => random.pick(senseCodons));
    const message = `${leader}AUG${codons.join('')}${random.pick(['UAA', 'UAG', 'UGA'])}`;
    return draftOf(message, leader.length, difficulty);
  },
};

const bases = ['U', 'C', 'A', 'G'] as const;
const senseCodons = bases
  .flatMap((first) => bases.flatMap((second) => bases.map((third) => `${first}${second}${third}`)))
  .filter((codon) => readCodon(codon) !== '*' && codon !== 'AUG');

function drawLeader(random: Random): string {
  return Array.from({ length: random.pick([2, 4, 5]) }, () => random.pick(['G', 'C', 'A'])).join('');
}

interface Reading {
  rna: string;
  from: number;
  slip: string;
  teaching: string;
}

function draftOf(message: string, start: number, difficulty: Difficulty): Draft | null {
  if (message.indexOf('AUG') !== start) return null;
  const key = codonsFrom(message, start);
  const template = complement(message, 'DNA');
  const wrong = difficulty === 'advanced' ? templateSlips(message, template) : messageSlips(message, start);
  const readings = wrong
    .map((reading) => ({ ...reading, codons: codonsFrom(reading.rna, reading.from) }))
    .filter(({ codons }) => codons.length > 1);
  if (readings.length < 3) return null;
  const table = [...new Set([...key, ...readings.flatMap(({ codons }) => codons)])]
    .sort()
    .map((codon) => `${codon} ${peptideName(readCodon(codon))}`)
    .join(', ');
  return {
    text:
      difficulty === 'advanced'
        ? `The template strand of a short gene reads 5′-${template}-3′. Which peptide is translated from its messenger RNA? (UAA, UAG and UGA stop; ${table})`
        : `Which peptide is translated from the messenger RNA 5′-${message}-3′, starting at its first AUG? (UAA, UAG and UGA stop; ${table})`,
    answer: spell(key),
    distractors: readings.map(({ codons, slip, teaching }) => ({ text: spell(codons), slip, teaching })),
    explanation: `${difficulty === 'advanced' ? `The messenger is complementary and antiparallel to the template: 5′-${message}-3′. ` : ''}Read in triplets from AUG: ${key.join(' · ')} · stop, which is ${spell(key)}.`,
    finding: `Translated codon by codon from the first AUG: ${spell(key)}.`,
  };
}

function messageSlips(message: string, start: number): Reading[] {
  return [
    ...(start % 3 === 0
      ? []
      : [
          {
            rna: message,
            from: 0,
            slip: 'wrong-frame',
            teaching: 'This reads triplets from the first base; the reading frame is set by the AUG.',
          },
        ]),
    {
      rna: message,
      from: start + 3,
      slip: 'misread-codon',
      teaching: 'AUG is not only the signal to start: it is translated as methionine.',
    },
    {
      rna: message,
      from: start + 1,
      slip: 'wrong-frame',
      teaching: 'This reads one base too late; the frame begins with the A of AUG.',
    },
    {
      rna: message.replaceAll(/./g, (base) => complement(base, 'RNA')),
      from: start,
      slip: 'mispaired-bases',
      teaching: 'This looks up the anticodons; the table of the code lists codons of the messenger itself.',
    },
    {
      rna: [...message].reverse().join(''),
      from: 0,
      slip: 'strand-direction',
      teaching: 'This reads from the 3′ end; ribosomes read from 5′ to 3′.',
    },
    {
      rna: message,
      from: start + 2,
      slip: 'wrong-frame',
      teaching: 'This reads two bases too late; the frame begins with the A of AUG.',
    },
  ];
}

function templateSlips(message: string, template: string): Reading[] {
  const asRna = (strand: string): string => strand.replaceAll('T', 'U');
  const reversed = [...message].reverse().join('');
  return [
    {
      rna: asRna(template),
      from: 0,
      slip: 'wrong-strand',
      teaching: 'This reads the template itself with U for T; the messenger is complementary to it.',
    },
    {
      rna: reversed,
      from: 0,
      slip: 'strand-direction',
      teaching:
        'The bases were paired, but the messenger runs antiparallel: its 5′ end lies at the 3′ end of the template.',
    },
    {
      rna: [...asRna(template)].reverse().join(''),
      from: 0,
      slip: 'wrong-strand',
      teaching: 'This turns the template around without pairing its bases.',
    },
    {
      rna: message,
      from: 3,
      slip: 'misread-codon',
      teaching: 'AUG is not only the signal to start: it is translated as methionine.',
    },
    {
      rna: message,
      from: 1,
      slip: 'wrong-frame',
      teaching: 'This reads one base too late; the frame begins with the A of AUG.',
    },
  ];
}

function codonsFrom(rna: string, start: number): string[] {
  const codons: string[] = [];
  for (let at = start; at + 3 <= rna.length; at += 3) {
    const codon = rna.slice(at, at + 3);
    if (readCodon(codon) === '*') break;
    codons.push(codon);
  }
  return codons;
}

function spell(codons: readonly string[]): string {
  return peptideName(codons.map(readCodon).join(''));
}
