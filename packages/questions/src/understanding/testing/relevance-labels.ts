import { couldBeMeant } from '../matching/coverage.ts';
import { signsOf, type Signs } from '../matching/relevance.ts';
import { templateName, templates } from '../question-index/templates.ts';
import { likeWordsOf } from '../in-like-words.ts';
import { readNames } from '../read-asked.ts';
import { tidied } from '../tidied.ts';
import type { LikeWords } from '../matching/wish.ts';

/** What a reader said of questions beside a text, as it stands in `typed-topics/labels/relevance-labels.json`: names of templates. */
export interface Label {
  text: string;
  yes?: readonly string[];
  near?: readonly string[];
  no?: readonly string[];
}

/** What a reader said of a question beside a text, and what we know of the two. */
export interface Labelled {
  text: string;
  fits: 'yes' | 'near' | 'no';
  signs: Signs;
}

/** Labels of readers on questions beside texts that say more than one name, with what we know of text and question. */
export function withSigns(labels: readonly Label[]): Labelled[] {
  const byName = new Map(templates().map((template) => [templateName(template), template]));
  return labels.flatMap(({ text, ...said }) => {
    const likeWords = comparedBy(tidied(text));
    if (likeWords === null) return [];
    const { candidates, named } = couldBeMeant(likeWords);
    const signs = signsOf(likeWords.text, candidates, named);
    return (['yes', 'near', 'no'] as const).flatMap((fits) =>
      (said[fits] ?? []).flatMap((name) => {
        const template = byName.get(name);
        const found = template === undefined ? undefined : signs.get(template);
        return found === undefined ? [] : [{ text, fits, signs: found }];
      }),
    );
  });
}

/** The words by which the questions of a text are compared; `null` for several things, and for what a name alone asks for. */
function comparedBy(text: string): LikeWords | null {
  const { read } = readNames(text);
  if (read === null) return { text };
  if (read.wishes.length > 1) return null;
  return likeWordsOf(read, text);
}
