import { expect, test } from 'vitest';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import type { Difficulty } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { ozonolysis } from './ozonolysis.ts';

test.each<Difficulty>(['beginner', 'intermediate', 'advanced'])(
  'an alkene makes one question, whichever of its halves was drawn first (%s)',
  (difficulty) => {
    const drawings = new Map<string, string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const { text, options, key } = makeQuestion(ozonolysis, seed, difficulty);
      const shown = difficulty === 'intermediate' ? (options[key]?.text ?? '') : text;
      const smiles = /\\smiles\{([^|}]*)/.exec(shown)?.[1] ?? '';
      const alkene = canonicalSmiles(smiles) ?? '';
      expect(drawings.get(alkene) ?? smiles).toBe(smiles);
      drawings.set(alkene, smiles);
    }
  },
);
