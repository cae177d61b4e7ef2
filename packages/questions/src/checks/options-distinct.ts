import { failed, passed, type Check } from './check.ts';
import { meaningOf } from './meaning.ts';

/** No two options mean the same, however they are written. */
export const optionsDistinctCheck: Check = {
  name: 'Options distinct',
  run({ question }) {
    const meanings = new Map<string, number>();
    for (const [index, option] of question.options.entries()) {
      const meaning = meaningOf(option.text);
      const earlier = meanings.get(meaning);
      if (earlier !== undefined) return failed(`options ${earlier + 1} and ${index + 1} mean the same`);
      meanings.set(meaning, index);
    }
    return passed('No two options mean the same by value, unit, formula or structure.');
  },
};
