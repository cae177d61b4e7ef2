import { expect, test } from 'vitest';
import { makeQuestion } from '../../make-question.ts';
import { isomerRecognition } from './isomer-recognition.ts';
import { molecules } from '../molecules.data.ts';

test('only its number of hydrogens tells the odd one out', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { options } = makeQuestion(isomerRecognition, seed, 'intermediate');
    const otherAtoms = new Set(options.map(({ text }) => formulaOf(text).replace(/H\d*/, '')));
    expect([...otherAtoms], `seed ${seed}`).toHaveLength(1);
  }
});

function formulaOf(text: string): string {
  const drawn = molecules.find(({ smiles }) => text.startsWith(`\\smiles{${smiles}|`));
  return drawn?.formula ?? text;
}
