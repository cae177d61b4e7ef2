import { readCodon } from '../../../computations/biomolecules/codons.ts';
import { peptideName } from '../../../computations/biomolecules/peptides.ts';
import { complement } from '../../../computations/biomolecules/sequences.ts';

/** What a slip reads from the same bases. */
export interface Reading {
  codons: readonly string[];
  slip: string;
  teaching: string;
}

/** Where the chain ends and how the codons after the start are read, both wrong at once. */
export function twoSlipsAfterStart(key: readonly string[], message: string, start: number): Reading[] {
  const [first = 'AUG', ...rest] = key;
  const stop = start + 3 * key.length;
  const ends = [
    {
      codons: rest.slice(0, -1),
      teaching: `the last codon before ${message.slice(stop, stop + 3)} was left out`,
    },
    {
      codons: [...rest, message.slice(stop + 3)],
      teaching: `translation was continued past ${message.slice(stop, stop + 3)}, which is a stop codon`,
    },
  ];
  return ends
    .flatMap(({ codons, teaching }) => [
      {
        codons: [first, ...codons.map((codon) => [...codon].reverse().join(''))],
        slip: 'strand-direction',
        teaching: `Two things went wrong: each codon after AUG was read backward, and ${teaching}.`,
      },
      {
        codons: [first, ...codons.map(facing)],
        slip: 'mispaired-bases',
        teaching: `Two things went wrong: the complements of the codons after AUG were looked up, and ${teaching}.`,
      },
    ])
    .filter(({ codons }) => codons.every((codon) => readCodon(codon) !== '*'));
}

/** Slips that come after the right start: methionine at the front must not tell the key from the other options. */
export function slipsAfterStart(key: readonly string[], message: string, start: number): Reading[] {
  const [first = 'AUG', second = '', ...rest] = key;
  const stop = start + 3 * key.length;
  return [
    {
      codons: key.slice(0, -1),
      slip: 'one-step-short',
      teaching: `The last codon, ${key.at(-1) ?? ''}, was left out; translation stops at ${message.slice(stop, stop + 3)}, so the codon before it is still translated.`,
    },
    {
      codons: [...key, message.slice(stop + 3)],
      slip: 'stop-codon-missed',
      teaching: `Translation was continued past ${message.slice(stop, stop + 3)}, which is a stop codon.`,
    },
    {
      codons: [first, second, ...codonsFrom(message, start + 7)],
      slip: 'wrong-frame',
      teaching: 'A base was skipped after the second codon; codons follow one another without a gap.',
    },
    {
      codons: [first, ...[second, ...rest].map((codon) => [...codon].reverse().join(''))],
      slip: 'strand-direction',
      teaching:
        'Each codon after AUG was read backward; codons, like the message as a whole, are read from 5′ to 3′.',
    },
    {
      codons: [first, ...[second, ...rest].map(facing)],
      slip: 'mispaired-bases',
      teaching:
        'The complements of the codons after AUG were looked up; the table lists the codons of the messenger itself.',
    },
  ].filter(({ codons }) => codons.every((codon) => readCodon(codon) !== '*'));
}

/** Readings that spell other peptides than the key and than those before them. */
export function differing(key: readonly string[], readings: readonly Reading[]): Reading[] {
  const spelt = new Set([spell(key)]);
  return readings.filter(({ codons }) => {
    const peptide = spell(codons);
    return !spelt.has(peptide) && spelt.add(peptide);
  });
}

/** Slips in finding the start, the direction and the frame of a messenger. */
export function messageSlips(message: string, start: number): Reading[] {
  return [
    ...(start % 3 === 0
      ? []
      : [
          {
            codons: codonsFrom(message, 0),
            slip: 'wrong-frame',
            teaching: 'The triplets were read from the first base, but the reading frame is set by the AUG.',
          },
        ]),
    {
      codons: codonsFrom(message, start + 3),
      slip: 'misread-codon',
      teaching: 'AUG was not translated; it is not only the start signal but also the codon for methionine.',
    },
    {
      codons: codonsFrom(message, start + 1),
      slip: 'wrong-frame',
      teaching:
        'The message was read starting one base too late; the reading frame begins with the A of AUG.',
    },
    {
      codons: codonsFrom(facing(message), start),
      slip: 'mispaired-bases',
      teaching: 'The anticodons were looked up; the table lists the codons of the messenger itself.',
    },
    {
      codons: codonsFrom([...message].reverse().join(''), 0),
      slip: 'strand-direction',
      teaching: 'The message was read from its 3′ end; ribosomes read from 5′ to 3′.',
    },
    {
      codons: codonsFrom(message, start + 2),
      slip: 'wrong-frame',
      teaching:
        'The message was read starting two bases too late; the reading frame begins with the A of AUG.',
    },
  ];
}

/** Slips between a template strand and its messenger. */
export function templateSlips(message: string, template: string): Reading[] {
  const asRna = template.replaceAll('T', 'U');
  return [
    {
      codons: codonsFrom(asRna, 0),
      slip: 'wrong-strand',
      teaching: 'The template itself was read with U in place of T; the messenger is complementary to it.',
    },
    {
      codons: codonsFrom([...message].reverse().join(''), 0),
      slip: 'strand-direction',
      teaching:
        'The bases were paired correctly, but the messenger was read from its 3′ end; it runs antiparallel to the template.',
    },
    {
      codons: codonsFrom([...asRna].reverse().join(''), 0),
      slip: 'wrong-strand',
      teaching: 'The template was reversed, but its bases were not paired.',
    },
    {
      codons: codonsFrom(message, 3),
      slip: 'misread-codon',
      teaching: 'AUG was not translated; it is not only the start signal but also the codon for methionine.',
    },
    {
      codons: codonsFrom(message, 1),
      slip: 'wrong-frame',
      teaching:
        'The message was read starting one base too late; the reading frame begins with the A of AUG.',
    },
  ];
}

/** The bases that pair with these, in the same order. */
function facing(rna: string): string {
  return rna.replaceAll(/./g, (base) => complement(base, 'RNA'));
}

/** Triplets from a place on, up to the first stop. */
export function codonsFrom(rna: string, start: number): string[] {
  const codons: string[] = [];
  for (let at = start; at + 3 <= rna.length; at += 3) {
    const codon = rna.slice(at, at + 3);
    if (readCodon(codon) === '*') break;
    codons.push(codon);
  }
  return codons;
}

/** The peptide of some codons, as it is printed. */
export function spell(codons: readonly string[]): string {
  return peptideName(codons.map(readCodon).join(''));
}
