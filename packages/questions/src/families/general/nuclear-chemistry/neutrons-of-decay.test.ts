import { expect, test } from 'vitest';
import { decays } from './decays.ts';
import { neutronsOfDecay } from './neutrons-of-decay.ts';

test.each([
  ['carbon-14 becomes nitrogen-14', [14, 6], 'betaMinus', false, 7],
  ['uranium-238 becomes thorium-234', [238, 92], 'alpha', false, 144],
  ['sodium-22 becomes neon-22', [22, 11], 'positron', false, 12],
  ['argon-40 was potassium-40', [40, 18], 'capture', true, 21],
  ['radon-222 was radium-226', [222, 86], 'alpha', true, 138],
] as const)('%s: the neutrons are those of the other nuclide', (_, given, decay, asksParent, neutrons) => {
  const { answer } = neutronsOfDecay(given, decays[decay], asksParent);
  expect(answer).toBe(String(neutrons));
});
