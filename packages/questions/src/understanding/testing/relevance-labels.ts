import { templatesOf } from '../matching/coverage.ts';
import { signsOf, type Signs } from '../matching/relevance.ts';
import { templateName, templates } from '../question-index/templates.ts';
import { likeWordsOf } from '../in-like-words.ts';
import { readNames } from '../read-asked.ts';
import { tidied } from '../tidied.ts';

/** What a reader said of a question beside a text, and what we know of the two. */
export interface Labelled {
  text: string;
  fits: 'yes' | 'near' | 'no';
  signs: Signs;
}

/** What a reader said of a question beside a text, as it stands in `typed-topics/labels/relevance-labels.json`. */
export interface Label {
  text: string;
  template: string;
  fits: Labelled['fits'];
}

/** Labels of readers on questions beside texts that say more than one word, with what we know of text and question. */
export function withSigns(labels: readonly Label[]): Labelled[] {
  const byName = new Map(templates().map((template) => [templateName(template), template]));
  return [...Map.groupBy(labels, ({ text }) => text)].flatMap(([text, ones]) => {
    const { read } = readNames(tidied(text));
    const likeWords = read === null ? null : likeWordsOf(read, tidied(text));
    if (likeWords?.named === undefined) return [];
    const { named: wish } = likeWords;
    const signs = signsOf(likeWords.text, { wish, templates: new Set(templatesOf(wish)) });
    return ones.flatMap(({ template: name, fits }) => {
      const template = byName.get(name);
      return template === undefined ? [] : [{ text, fits, signs: signs(template) }];
    });
  });
}
