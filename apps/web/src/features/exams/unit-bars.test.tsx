import type { ExamPlan } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { UnitBars } from './unit-bars.tsx';

const unit: ExamPlan['units'][number] = { id: 'kinetics', name: 'Kinetics', share: 10, met: 0, asked: 100 };
const filled = (markup: string) => markup.match(/<rect[^>]*fill-blue[^>]*>/g) ?? [];

test('nothing is filled of a unit that was not asked yet, however much the plan reaches', () => {
  const markup = show(<UnitBars units={[unit]} />);
  expect(filled(markup)).toEqual([]);
  expect(markup).toContain('fill-ink');
  expect(markup).toContain('0% of its concepts asked so far, 100% by the exam');
});

test('a bar is filled with what was asked so far, and the mark goes where that is all', () => {
  expect(filled(show(<UnitBars units={[{ ...unit, met: 30 }]} />))).toEqual([
    expect.stringContaining('width="30%"'),
  ]);
  expect(show(<UnitBars units={[{ ...unit, met: 100 }]} />)).not.toContain('fill-ink');
});
