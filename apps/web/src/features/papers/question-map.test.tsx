import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QuestionMap } from './question-map.tsx';

test('each button of the map says which question it leads to, and how that stands', () => {
  const standing = {
    answers: [2, null, 'many'],
    struck: [[], [], []],
    flagged: [1],
    spent: [0, 0, 0],
    at: 1,
    revision: 4,
  };
  const markup = show(
    <QuestionMap
      standing={standing}
      notRead={[2]}
      onGoTo={() => {
        throw new Error('Nobody presses anything in a drawing');
      }}
    />,
  );
  expect([...markup.matchAll(/aria-label="(Question [^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Question 1, answered',
    'Question 2, not answered, flagged',
    'Question 3, cannot be read',
  ]);
  expect(markup).toMatch(/aria-current="step"[^>]*>2</);
});
