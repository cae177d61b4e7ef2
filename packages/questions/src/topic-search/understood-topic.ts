import { editDistance } from './edit-distance.ts';
import { findTopics } from './find-topics.ts';
import { readText, type ReadWord } from './read-text.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { phraseWords } from './words.ts';

/** Less alike is another form of a word (`argentometric`, `argentometry`), not a misspelled one. */
const leastLikeness = 0.8;
const farApart = 20;

let written: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * What a student meant, to be shown as the name of the quiz: misspelled terms put right, and the topic's own name where
 * the text is nothing else. A text without a misspelling comes back as it is, without blanks around it.
 * @returns `null` for a text that is not about chemistry
 * @example understoodTopic('stoichometry') // 'Stoichiometry'
 * @example understoodTopic('hukel rule') // 'Hückel rule'
 * @example understoodTopic('SN2 vs E2') // 'SN2 vs E2'
 */
export function understoodTopic(text: string): string | null {
  const found = findTopics(text);
  if (found.length === 0) return null;
  const misspelled = new Map(
    readText(text)
      .filter((word) => isMisspelled(word))
      .map(({ typed, word }) => [typed, word]),
  );
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (misspelled.size === 0) return tidy;
  const corrected = tidy.replace(/[\p{L}\d]+/gu, (typed) => {
    const [word, ...others] = phraseWords(typed);
    const meant = word === undefined || others.length > 0 ? undefined : misspelled.get(word);
    return meant === undefined ? typed : asWritten(meant, typed);
  });
  const said = phraseWords(corrected).join(' ');
  const named = found.find(({ topic }) => phraseWords(topic.name).join(' ') === said);
  return named?.topic.name ?? corrected.charAt(0).toUpperCase() + corrected.slice(1);
}

function isMisspelled({ likeness, isTerm }: ReadWord): boolean {
  return isTerm && likeness < 1 && likeness >= leastLikeness;
}

/** The form in which the taxonomy writes a word, the one nearest to what was typed: singular or plural. */
function asWritten(stem: string, typed: string): string {
  written ??= writtenForms();
  const distance = (form: string): number => editDistance(typed.toLowerCase(), form.toLowerCase(), farApart);
  const [nearest] = (written.get(stem) ?? []).toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? typed;
}

/** The words of names and synonyms as they are written there, by their form in the search. */
function writtenForms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const { name, synonyms } of taxonomy)
    for (const term of [...synonyms, name.charAt(0).toLowerCase() + name.slice(1)])
      for (const form of term.match(/[\p{L}\d]+/gu) ?? []) {
        const [stem] = phraseWords(form);
        if (stem !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), form]);
      }
  return forms;
}
