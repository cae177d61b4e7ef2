import { templatesOf } from '../matching/coverage.ts';
import { narrowerNames } from '../names/lists/narrower-names.data.ts';
import { understandTopic } from '../understand-topic.ts';

/** Something narrower than a concept on which there is no question yet: one of those that the table lists. */
export const nameWithoutQuestions =
  narrowerNames
    .trim()
    .split('\n')
    .map((line) => line.split(' > ')[0] ?? '')
    .find((name) => {
      const found = understandTopic(name);
      return (
        /^[a-z ]+$/.test(name) &&
        found.isUnderstood &&
        found.wishes.every((wish) => templatesOf(wish).length === 0)
      );
    }) ?? '';
