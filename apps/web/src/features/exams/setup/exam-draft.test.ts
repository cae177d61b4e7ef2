import { expect, test } from 'vitest';
import { draftOf, missingIn, newDraft, settingsOf } from './exam-draft.ts';

const today = '2026-03-11';
const draft = { ...newDraft([{ id: 'ap-chemistry' }]), date: '2026-05-04' };

test('a first draft lacks the day alone', () => {
  expect(missingIn(newDraft([{ id: 'ap-chemistry' }]), today)).toMatchObject({
    field: 'date',
    words: 'Choose the day of your exam.',
  });
  expect(missingIn(draft, today)).toBeNull();
  expect(missingIn({ ...draft, date: today }, today)).toBeNull();
  expect(missingIn({ ...draft, date: '2026-03-10' }, today)).toMatchObject({
    field: 'date',
    words: 'That day has passed. When is your exam?',
  });
});

test('an exam of one’s own has topics, and is called something', () => {
  const own = { ...draft, exam: 'own' };
  expect(missingIn(own, today)).toMatchObject({ field: 'topics' });
  expect(missingIn({ ...own, date: '' }, today)).toMatchObject({ field: 'date' });
  const full = { ...own, topics: { 'gas-laws': 2 } };
  expect(missingIn(full, today)).toBeNull();
  expect(settingsOf(full).subject).toEqual({
    kind: 'own',
    name: 'My exam',
    topics: [{ id: 'gas-laws', weight: 2 }],
  });
});

test('a week without minutes is no plan', () => {
  expect(missingIn({ ...draft, minutes: [0, 0, 0, 0, 0, 0, 0] }, today)).toMatchObject({
    field: 'minutes',
  });
});

test('what was said comes back as it was', () => {
  const exam = { id: 'x', name: 'Finals', daysLeft: 3, went: null, mark: null, upkeep: false };
  const settings = settingsOf({ ...draft, exam: 'own', name: 'Finals', topics: { buffers: 1 } });
  expect(settingsOf(draftOf({ ...exam, ...settings }))).toEqual(settings);
});
