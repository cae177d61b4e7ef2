import { expect, it } from 'vitest';
import { skillsById, usefulSkills, weightOfNeeds } from './skill-weights.ts';

const needsOf: Record<string, string[]> = {
  equilibrium: ['ratios'],
  buffers: ['ratios', 'logarithms'],
  logarithms: ['powers', 'ratios'],
  ratios: ['powers', 'equilibrium'],
  powers: ['ratios'],
};

/** The weights to plan with, where the exam asks for two of the skills, and skills and weights stand in an order. */
function weightsIn(order: readonly string[], shares: Record<string, number>): Record<string, number> {
  const skills = skillsById(
    order.map((id) => ({ id, topic: 'acids', seconds: 60, needs: needsOf[id] ?? [] })),
  );
  const asked = new Map(order.flatMap((id) => (shares[id] === undefined ? [] : [[id, shares[id]] as const])));
  return Object.fromEntries(weightOfNeeds(skills, asked, usefulSkills(skills, asked)));
}

it.each([
  { equilibrium: 0.2, buffers: 0.8 },
  { equilibrium: 0.8, buffers: 0.2 },
  { equilibrium: 0.99, buffers: 0.01 },
])('a skill that is needed has a tenth of the heaviest that needs it, in whatever order: %j', (shares) => {
  const heaviest = Math.max(shares.equilibrium, shares.buffers);
  const logarithms = shares.buffers / 10;
  const expected = {
    ...shares,
    logarithms: expect.closeTo(logarithms, 12),
    ratios: expect.closeTo(heaviest / 10, 12),
    powers: expect.closeTo(Math.max(logarithms, heaviest / 10) / 10, 12),
  };
  const order = Object.keys(needsOf);
  for (const ids of [order, order.toReversed(), order.toSorted()])
    expect(weightsIn(ids, shares)).toEqual(expected);
});
