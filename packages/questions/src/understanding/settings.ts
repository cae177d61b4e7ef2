import { phraseWords } from '../topic-search/words.ts';

/**
 * Where the same things happen twice: electrons run down a chain, and protons through ATP synthase, in mitochondria and in chloroplasts. Each
 * setting with the words that name it, in texts and in questions.
 */
const settings: readonly (readonly [typed: RegExp, words: readonly string[]])[] = [
  [
    /\b(?:mitochondri\w*|(?:cell(?:ular)?|aerobic) respiration|respirat\w+|krebs|citric acid|TCA|glycolysis|oxidative phosph\w*|ETC|electron transport chains?)\b/i,
    phraseWords('mitochondria mitochondrion mitochondrial respiration respiratory'),
  ],
  [
    /\b(?:photosynth\w*|photophosph\w*|photosystems?|chloroplasts?|thylakoids?|light[- ](?:dependent )?reactions?|calvin)\b/i,
    phraseWords(
      'photosynthesis photosynthetic thylakoid thylakoids chloroplast chloroplasts photosystem photosystems lumen',
    ),
  ],
];

/**
 * The words of the settings that a text does not speak of, where it speaks of another one: no question that says them is meant.
 * @example otherSettingIn('krebs cycle and ETC') // ['photosynthesis', 'thylakoid', …], as the search compares them
 */
export function otherSettingIn(text: string): readonly string[] {
  const named = settings.filter(([typed]) => typed.test(text));
  if (named.length === 0 || named.length === settings.length) return none;
  return settings.filter((one) => !named.includes(one)).flatMap(([, words]) => words);
}

const none: readonly string[] = [];
