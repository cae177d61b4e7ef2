import type { Analytics } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { Slips } from './slips.tsx';

const rate = { made: 1, offered: 4 };
const slip: Analytics['slips'][number] = {
  id: 'miscounted',
  name: 'Miscounted',
  ...rate,
  earlier: rate,
  recent: rate,
  trend: null,
  lastSeen: '2026-03-10T10:02:00.000Z',
  teaching: 'Count again.',
  drawings: [],
  subject: 'general',
  topic: { id: 'counting', name: 'Counting' },
};
const told = (slips: Analytics['slips'], slipsFrom: Analytics['slipsFrom'], onLocked: (() => void) | null) =>
  show(
    <Slips
      slips={slips}
      slipsFrom={slipsFrom}
      isPremium={false}
      isStarting={false}
      onPractise={() => {}}
      onLocked={onLocked}
    />,
  );

test('where the plan reaches back 30 days it says so, and what Premium tells of older answers', () => {
  const page = told([slip], { answered: 12, days: 30 }, () => {});
  expect(page).toContain('in the 12 answers of your last 30 days.');
  expect(page).toContain('Older answers of yours are kept.');
  expect(page).toContain('See Older Slips');
  expect(told([], { answered: 0, days: 30 }, () => {})).toContain(
    'You answered nothing in the last 30 days.',
  );
  expect(told([], { answered: 1, days: 30 }, null)).toContain('Not one slip in the 1 answer of your last 30');
});

test('where nothing lies further back, or Premium cannot be had, nothing is offered', () => {
  const whole = told([slip], { answered: 12, days: null }, () => {});
  expect(whole).toContain('in your latest 12 answers.');
  expect(whole).not.toMatch(/premium|older/i);
  expect(told([slip], { answered: 12, days: 30 }, null)).not.toMatch(/premium|older/i);
});
