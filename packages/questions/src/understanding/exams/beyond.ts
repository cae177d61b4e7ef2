import { phraseWords } from '../../topic-search/words.ts';
import { isWithin } from './parts-of-a-level.ts';
import { beyondSections } from './tables/beyond.data.ts';

const lines = beyondSections
  .trim()
  .split('\n')
  .map((line) => {
    const [section = '', phrases = ''] = line.split(' > ');
    return { section, phrases: phrases.split('; ').map((phrase) => phraseWords(phrase)) };
  });

/**
 * What a section of an exam does not ask, each as the words of an index term.
 * @param section as `ExamSection` names it: `OCR 5.3.1`, or several: `AQA 3.2.5, 3.2.6`
 */
export function beyondOf(section: string): readonly (readonly string[])[] {
  return lines.filter((line) => isWithin(section, line.section)).flatMap(({ phrases }) => phrases);
}
