import type { ListedTopic } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TopicRow } from './topic-row.tsx';

const questions = { beginner: 50, intermediate: 60, advanced: 52 };
const concept = (id: string) => ({ id, name: `Concept ${id}`, questions });

const shown = (concepts: ListedTopic['concepts'], found = concepts) => {
  const topic = { id: 'periodic-trends', name: 'Periodic trends', questions, concepts };
  return show(
    <ul>
      <TopicRow
        shown={{ ...topic, concepts: found }}
        topic={topic}
        choice={{ topics: [], concepts: [] }}
        difficulty="beginner"
        isUnfolded={false}
        onChange={() => undefined}
      />
    </ul>,
  );
};

test('a topic says that its questions are those of all of its concepts, also where a search shows some', () => {
  const three = ['a', 'b', 'c'].map(concept);
  expect(shown(three)).toContain('With all of its 3 concepts');
  expect(shown(three, three.slice(0, 1))).toContain('With all of its 3 concepts');
});

test('a topic with one concept is that concept', () => {
  expect(shown([concept('a')])).not.toContain('With all');
});
