import { failed, passed, type Check } from '../check.ts';
import { readMeaning, sameMeaning } from './meaning.ts';

/** No two options have the same meaning in different notation. */
export const optionsDistinctCheck: Check = {
  name: 'Options distinct',
  run({ question }) {
    const meanings = question.options.map(({ text }) => readMeaning(text));
    for (const [index, meaning] of meanings.entries()) {
      const earlier = meanings.slice(0, index).findIndex((other) => sameMeaning(other, meaning));
      if (earlier >= 0) return failed(`options ${earlier + 1} and ${index + 1} mean the same`);
    }
    return passed('No two options mean the same by value, unit, formula or structure.');
  },
};
