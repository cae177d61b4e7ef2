import { complement } from '../../../computations/biomolecules/sequences.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';

/** Complementary strands: DNA first, then messengers, then the primers of a PCR. */
export const complementaryStrand: Family = {
  id: 'complementary-strand',
  name: 'Complementary strands and primers',
  subject: 'biochemistry',
  topics: ['nucleic-acids', 'replication-and-transcription'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['base-pairing'], intermediate: ['transcription'], advanced: ['pcr'] },
  uses: ['structure-of-dna', 'rna'],
  reference: 'Lehninger Principles of Biochemistry, chapter 8',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return partnerOfDna(random);
      case 'intermediate':
        return messengerOfTemplate(random);
      case 'advanced':
        return reversePrimer(random);
    }
  },
};

function draw(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(['A', 'C', 'G', 'T'])).join('');
}

function backwards(strand: string): string {
  return [...strand].reverse().join('');
}

function strand(bases: string): string {
  return `5′-${bases}-3′`;
}

function toRna(dna: string): string {
  return dna.replaceAll('T', 'U');
}

/** Exchanges A with G and C with T on the way: the pairing of a student who mixed the bases up. */
function mispaired(dna: string): string {
  const partner: Record<string, string> = { A: 'C', C: 'A', G: 'T', T: 'G' };
  return backwards([...dna].map((base) => partner[base] ?? base).join(''));
}

function partnerOfDna(random: Random): Draft | null {
  const given = draw(random, random.integer(8, 10));
  const result = complement(given, 'DNA');
  if (new Set(given).size < 4) return null;
  return {
    text: `Which DNA strand is complementary to ${strand(given)} over its entire length?`,
    answer: strand(result),
    distractors: [
      {
        text: strand(backwards(result)),
        slip: 'strand-direction',
        teaching:
          'The bases are paired correctly, but this is the partner strand written from its 3′ end; the strands are antiparallel.',
      },
      {
        text: strand(backwards(given)),
        slip: 'mispaired-bases',
        teaching: 'This is the same strand written backward; no base was replaced by its partner.',
      },
      {
        text: strand(toRna(result)),
        slip: 'thymine-for-uracil',
        teaching: 'Adenine was paired with uracil, which occurs in RNA; in DNA, its partner is thymine.',
      },
      {
        text: strand(mispaired(given)),
        slip: 'mispaired-bases',
        teaching: 'A pairs with T and G with C; here each purine was paired with the wrong pyrimidine.',
      },
    ],
    explanation: `Pairing base by base gives 3′-${backwards(result)}-5′, because the strands are antiparallel. Written from its 5′ end, this strand is ${strand(result)}.`,
    finding: `Paired base by base and turned to run from 5′ to 3′: ${strand(result)}.`,
  };
}

function messengerOfTemplate(random: Random): Draft | null {
  const template = draw(random, random.integer(8, 10));
  const result = complement(template, 'RNA');
  const fromThreeEnd = random.integer(0, 1) === 1;
  if (new Set(template).size < 4) return null;
  const given = fromThreeEnd ? `3′-${backwards(template)}-5′` : strand(template);
  return {
    text: `The template strand of a segment of a gene is ${given}. Which RNA is transcribed from it?`,
    answer: strand(result),
    distractors: [
      {
        text: strand(backwards(result)),
        slip: 'strand-direction',
        teaching:
          'The bases are correct, but the 5′ and 3′ ends are interchanged; RNA runs antiparallel to its template.',
      },
      {
        text: strand(toRna(template)),
        slip: 'wrong-strand',
        teaching: 'This is the template with U in place of T; the RNA is complementary to the template.',
      },
      {
        text: strand(complement(template, 'DNA')),
        slip: 'thymine-for-uracil',
        teaching: 'This is the coding strand of the DNA; RNA has uracil where DNA has thymine.',
      },
      {
        text: strand(toRna(backwards(template))),
        slip: 'wrong-strand',
        teaching: fromThreeEnd
          ? 'The template was copied with its 5′ and 3′ ends interchanged, but its bases were not paired.'
          : 'The template was reversed, but its bases were not paired.',
      },
    ],
    explanation: `The RNA is complementary and antiparallel to the template, with U opposite A. Read along 3′-${backwards(template)}-5′, the complementary bases are ${strand(result)}.`,
    finding: `Complementary and antiparallel to the template: ${strand(result)}.`,
  };
}

function reversePrimer(random: Random): Draft | null {
  const target = draw(random, 24);
  const size = 8;
  const tail = target.slice(-size);
  const head = target.slice(0, size);
  const result = complement(tail, 'DNA');
  if (new Set(tail).size < 3 || new Set(head).size < 3) return null;
  return {
    text: `A DNA duplex is to be copied over its entire length by PCR. One of its strands is ${strand(target)}. One primer, shortened to ${size} bases, is ${strand(head)}. What is the other primer, shortened in the same way?`,
    answer: strand(result),
    distractors: [
      {
        text: strand(tail),
        slip: 'wrong-strand',
        teaching:
          'This is the 3′ end of the strand shown; it would pair with the other strand and be extended outward, away from the duplex.',
      },
      {
        text: strand(backwards(result)),
        slip: 'strand-direction',
        teaching:
          'The bases are paired correctly, but the 5′ and 3′ ends are interchanged; a primer pairs in the antiparallel direction.',
      },
      {
        text: strand(complement(head, 'DNA')),
        slip: 'wrong-strand',
        teaching: 'This pairs with the 5′ end of the strand shown, so none of the strand would be copied.',
      },
      {
        text: strand(backwards(tail)),
        slip: 'mispaired-bases',
        teaching: 'This is the 3′ end of the strand written backward; it pairs with neither strand.',
      },
    ],
    explanation: `The second primer must pair with the 3′ end of the strand shown, …${tail}-3′, and be extended toward its 5′ end. Its sequence is the reverse complement of that end: ${strand(result)}.`,
    finding: `The reverse complement of the last ${size} bases is ${strand(result)}.`,
  };
}
