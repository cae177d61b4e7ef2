import { fingerprint } from '../../random.ts';
import { remembered } from '../../remembered.ts';
import { moleculesOf, readDrawnGraph, type DrawnAtom } from './drawn-graph.ts';
import { carriedPart, mainPart, type Part } from './part.ts';
import { wordsOfPart } from './part-words.ts';

/**
 * A drawn structure as an examiner reads it to somebody who cannot see it: a chain or ring with numbered atoms, and what
 * each carries. It tells what the drawing shows and no more: no name, no R, S, E or Z, no hydrogens on carbon; numbers follow
 * the text, not the rules of naming. Two structures are never told alike.
 * @throws when the SMILES cannot be read
 * @example describeStructure('CC=C(C)O') // 'chain of 4 carbons; double bond 2 to 3; O H on 3'
 */
export function describeStructure(smiles: string): string {
  return known(smiles);
}

const known = remembered((smiles): string => {
  const letters = new Letters();
  const isTurned = Number.parseInt(fingerprint(smiles.replace(/[@/\\]/g, '')).slice(-1), 36) % 2 === 1;
  const molecules = moleculesOf(readDrawnGraph(smiles)).map((atoms) =>
    moleculeWords(atoms, isTurned, letters),
  );
  if (molecules.length === 1) return molecules.join('');
  return `${molecules.length} separate structures. ${molecules.map((words, at) => `${ordinals[at] ?? `Number ${at + 1}`}: ${words}`).join('. ')}`;
});

const ordinals = ['First', 'Second', 'Third', 'Fourth'];

/** Counts the parts of a structure that are told by themselves: part A, part B. */
class Letters {
  private count = 0;

  next(): string {
    const letter = String.fromCodePoint(65 + (this.count % 26));
    this.count += 1;
    return this.count > 26 ? `${letter}${Math.ceil(this.count / 26)}` : letter;
  }
}

interface Waiting {
  letter: string;
  part: Part;
  callOutside: (neighbor: DrawnAtom) => string;
}

function moleculeWords(molecule: readonly DrawnAtom[], isTurned: boolean, letters: Letters): string {
  const waiting: Waiting[] = [{ letter: '', part: mainPart(molecule, isTurned), callOutside: () => '' }];
  const told: string[] = [];
  // A list is walked through with what is added on the way.
  for (const { letter, part, callOutside } of waiting) {
    const words = wordsOfPart(
      part,
      (first, joint) => {
        const named = letters.next();
        waiting.push({
          letter: named,
          part: carriedPart(first, joint),
          callOutside: (neighbor) =>
            `${part.atoms.indexOf(neighbor) + 1} of ${letter === '' ? 'the main part' : `part ${letter}`}`,
        });
        return `part ${named}`;
      },
      callOutside,
    );
    const joint = part.joint === null ? '' : jointWords(part);
    told.push(`${letter === '' ? '' : `Part ${letter}${joint}: `}${words.join('; ')}`);
  }
  return told.join('. ');
}

/** A carried part is counted from its joint, unless a bridge carries it. */
function jointWords({ atoms, joint }: Part): string {
  const at = atoms.findIndex(({ bonds }) => bonds.some(({ to }) => to === joint));
  return atoms.length === 1 ? '' : `, joined at its ${at + 1}`;
}
