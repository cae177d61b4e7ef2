import type { TypedStanding } from '@valence/contract';
import type * as questions from '@valence/questions';
import type { Question } from '@valence/questions';
import { freedomWords } from './typed-words.data.ts';

/** The other ways to write the right answer of a typed question, in a sentence; nothing where there are none. */
export function alsoRight(
  question: Question,
  engine: Pick<typeof questions, 'askedAnswerOf' | 'waysToWrite'>,
): Pick<TypedStanding, 'alsoRight'> {
  const asked = engine.askedAnswerOf(question);
  if (asked === null) return {};
  switch (asked.kind) {
    case 'number': {
      const hasUnits = asked.unit !== null && !sharesOfOne.has(asked.unit);
      const ways = [...engine.waysToWrite(asked), ...(hasUnits ? [freedomWords.unit] : [])];
      return ways.length === 0 ? {} : { alsoRight: `Also right: ${joined(ways)}.` };
    }
    case 'formula':
      return { alsoRight: freedomWords[asked.match] };
    case 'equation':
      return { alsoRight: freedomWords.equation };
    case 'name': {
      // Beside a drawing; where the key is a name, that stands there.
      const isDrawn = question.options[question.key]?.text.startsWith('\\smiles{') === true;
      const names = isDrawn ? engine.waysToWrite(asked).map((name) => `Its name: ${name}.`) : [];
      return { alsoRight: [...names, freedomWords.name].join(' ') };
    }
  }
}

/** Of what has no dimension there are no other units that anybody would write. */
const sharesOfOne: ReadonlySet<string> = new Set(['%', 'ppm', 'ppb']);

function joined(ways: readonly string[]): string {
  return ways.length === 1 ? ways.join('') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1) ?? ''}`;
}
