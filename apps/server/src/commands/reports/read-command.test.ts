import { expect, test } from 'vitest';
import { readReportsCommand } from './read-command.ts';

test.each([
  [[], { kind: 'list' }],
  [['list'], { kind: 'list' }],
  [['show', 'q'], { kind: 'show', questionId: 'q' }],
  [
    ['keep', 'q', '--note', ' fine '],
    { kind: 'decide', questionId: 'q', decision: { kind: 'keep' }, note: 'fine' },
  ],
  [
    ['correct', 'q', '--key', 'b'],
    { kind: 'decide', questionId: 'q', decision: { kind: 'correct', key: 1 }, note: null },
  ],
  [
    ['correct', 'q', '--key', 'none'],
    {
      kind: 'decide',
      questionId: 'q',
      decision: { kind: 'correct', key: null, fault: 'noneRight' },
      note: null,
    },
  ],
  [
    ['correct', 'q', '--key', 'two'],
    {
      kind: 'decide',
      questionId: 'q',
      decision: { kind: 'correct', key: null, fault: 'twoRight' },
      note: null,
    },
  ],
  [
    ['withdraw', 'q', '--fault', 'wrongFigure'],
    { kind: 'decide', questionId: 'q', decision: { kind: 'withdraw', fault: 'wrongFigure' }, note: null },
  ],
  [['withdraw', 'q'], { kind: 'decide', questionId: 'q', decision: { kind: 'withdraw' }, note: null }],
  [['restore', 'q'], { kind: 'restore', name: 'q' }],
])('%j is understood', (args, command) => {
  expect(readReportsCommand(args)).toEqual(command);
});

test.each([
  [['list', 'q']],
  [['show']],
  [['correct', 'q']],
  [['correct', 'q', '--key', 'E']],
  [['keep', 'q', '--key', 'A']],
  [['keep', 'q', '--fault', 'wording']],
  [['withdraw', 'q', '--fault', 'twoRight']],
  [['keep', 'q', 'r']],
  [['forget', 'q']],
  [['keep', 'q', '--loud']],
])('%j is not', (args) => {
  expect(readReportsCommand(args)).toBeNull();
});
