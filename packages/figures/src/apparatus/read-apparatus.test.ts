import { expect, test } from 'vitest';
import type { Apparatus } from '../apparatus-figure.ts';
import type { Figure } from '../figure.ts';
import { readFigure } from '../read-figure.ts';
import { sampleFigures } from '../testing/sample-figures.ts';
import { readApparatus } from './read-apparatus.ts';

const samples = sampleFigures.filter(
  (figure): figure is Extract<Figure, { kind: 'apparatus' }> => figure.kind === 'apparatus',
);

test.each(samples.map((figure) => [figure.of, figure] as const))(
  'every number of a set-up for %s is followed to its piece',
  (_, figure) => {
    expect(readApparatus(readFigure(figure)).labels).toEqual(figure.labels);
  },
);

test('what differs between set-ups is read back', () => {
  for (const figure of samples.filter(({ of }) => of !== 'vacuum filtration'))
    for (const bulb of ['beside', 'above', 'below'] as const)
      for (const waterEnters of ['low', 'high'] as const)
        for (const isClosed of [true, false])
          for (const hasStones of [true, false]) {
            const differing = { bulb, waterEnters, isClosed, hasStones };
            const seen = readApparatus(readFigure({ ...figure, ...differing }));
            expect(seen).toMatchObject({ waterEnters, isClosed, hasStones });
            expect(placeOf(seen.bulb)).toBe(figure.of === 'reflux' ? null : bulb);
          }
});

/** A bulb is beside the side tube where it is off by no more than its own size. */
function placeOf(height: number | null): Apparatus['bulb'] | null {
  if (height === null) return null;
  if (Math.abs(height) < 8) return 'beside';
  return height > 0 ? 'above' : 'below';
}
