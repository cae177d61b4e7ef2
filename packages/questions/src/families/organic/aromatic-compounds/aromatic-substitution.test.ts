import { expect, test } from 'vitest';
import { canonicalSmiles } from '../../../structures/canonical-smiles.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { aromaticSubstitution } from './aromatic-substitution.ts';
import { electrophiles, ringGroups } from './aromatic.data.ts';

test('the *meta* and the *para* product are both among the options', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const { text, options } = makeQuestion(aromaticSubstitution, seed, 'beginner');
    const ring = ringGroups.find(({ name }) => text.includes(` ${name} reacts`));
    const electrophile = electrophiles.find((one) => text.includes(one.text));
    const [own, next] = [ring?.group ?? '', electrophile?.group ?? ''];
    const offered = options.map((option) =>
      canonicalSmiles(/\\smiles\{([^|}]*)/.exec(option.text)?.[1] ?? ''),
    );
    expect(offered).toContain(canonicalSmiles(`c1(${own})ccc(${next})cc1`));
    expect(offered).toContain(canonicalSmiles(`c1(${own})cc(${next})ccc1`));
    // Beside the *para* product the *ortho* product would be right as well.
    expect(offered.includes(canonicalSmiles(`c1(${own})c(${next})cccc1`)) && ring?.directs === 'para').toBe(
      false,
    );
  }
});
