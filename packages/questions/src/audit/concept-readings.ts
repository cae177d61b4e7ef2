import { describeFigure } from '@valence/figures';
import { bank } from '../bank/bank.ts';
import { families } from '../families/families.ts';
import { makeQuestion } from '../families/make-question.ts';
import type { LevelTells } from '../families/options/seen/level-tells.ts';
import { contentOf } from '../name-of-content.ts';
import { fingerprint } from '../random.ts';
import { conceptReadings } from './concept-readings.data.ts';

/** What a reader of concepts saw, or would see, under an id: a written question, or a family at a difficulty. */
export interface TaggedItem {
  /** `general-moles-01`, `ideal-gas-law@beginner`. */
  id: string;
  /** Text and answer; of a family, of its first draw. */
  text: string;
  tests: readonly string[];
}

/** Draws that stay the same whatever is on record of what gives keys away: options do not change what a question tests. */
const unmeasured: LevelTells = new Map();

/** Everything that names the concepts that it tests. */
export function taggedItems(): TaggedItem[] {
  return [
    ...Object.values(bank)
      .flat()
      .map(({ id, text, answer, tests = [] }) => ({ id, text: `${text}\n${answer}`, tests })),
    ...Object.values(families)
      .flat()
      .flatMap((family) =>
        family.difficulties.map((difficulty) => {
          const { text, figure, options, key } = makeQuestion(family, 1, difficulty, unmeasured);
          const shown = figure === undefined ? '' : `\n[${describeFigure(figure)}]`;
          return {
            id: `${family.id}@${difficulty}`,
            text: `${text}${shown}\n${options[key]?.text ?? ''}`,
            tests: family.tests?.[difficulty] ?? [],
          };
        }),
      ),
  ];
}

/** The fingerprint of wording and tested concepts: any later change of them voids the reading. */
export function conceptFingerprint({ text, tests }: TaggedItem): string {
  return fingerprint([contentOf(text), ...tests.toSorted()].join('\n'));
}

/** The ids of all whose present wording and concepts two readers, who saw the question alone, did not confirm. */
export function unconfirmedConcepts(): string[] {
  return taggedItems()
    .filter((item) => conceptReadings[item.id] !== conceptFingerprint(item))
    .map(({ id }) => id);
}
