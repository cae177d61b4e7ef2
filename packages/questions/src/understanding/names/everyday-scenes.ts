import { isNeutral, phraseWords } from '../../topic-search/words.ts';
import { everydayScenes } from './lists/everyday-scenes.data.ts';
import { isOfOtherWorld, isSmallTalk } from './read-words.ts';

interface Scene {
  /** Of each group one has to be said. */
  groups: readonly (readonly string[])[];
  unsaid: readonly string[];
  /** What is asked instead. */
  asks: string;
}

/** What a sentence about something at home asks for. */
interface EverydayScene {
  /** The name of what explains it. */
  asks: string;
  /** The words of the scene, as the search compares them. */
  words: readonly string[];
}

let built: readonly Scene[] | undefined;

/**
 * The name of what a sentence about something at home asks for, where it has the words of a scene that we know. Of a text that is no sentence
 * every word has to be the scene's, and of none one of another world: `why do phone battery prices rise`.
 * @example everydaySceneIn('why do cars rust faster near the sea', true)?.asks // 'corrosion'
 */
export function everydaySceneIn(text: string, isSentence: boolean): EverydayScene | null {
  built ??= readScenes();
  // With blanks around it, a phrase is found where its words follow each other.
  const said = ` ${wordsIn(text)} `;
  const isSaid = (phrase: string): boolean => said.includes(` ${phrase} `);
  const scene = built.find(
    (one) =>
      one.groups.every((group) => group.some(isSaid)) &&
      !one.unsaid.some(isSaid) &&
      wordsBeside(said, one).every((word) =>
        isSentence ? !isOfOtherWorld(word) : isNeutral(word) || isSmallTalk(word),
      ),
  );
  return scene === undefined ? null : { asks: scene.asks, words: [...new Set(wordsOf(scene))] };
}

function wordsOf({ groups }: Scene): string[] {
  return groups.flat().flatMap((phrase) => phrase.split(' '));
}

function wordsBeside(said: string, scene: Scene): string[] {
  const ofScene = new Set(wordsOf(scene));
  return said
    .trim()
    .split(' ')
    .filter((word) => !ofScene.has(word));
}

function readScenes(): Scene[] {
  return everydayScenes
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', asks = ''] = line.split(' > ');
      const groups = words.split('; ').map((group) => group.trim());
      return {
        groups: groups.filter((group) => !group.startsWith('!')).map(phrasesOf),
        unsaid: groups.filter((group) => group.startsWith('!')).flatMap((group) => phrasesOf(group.slice(1))),
        asks,
      };
    });
}

function phrasesOf(group: string): string[] {
  return [
    ...new Set(
      group
        .split(' ')
        .filter(Boolean)
        .map((phrase) => wordsIn(phrase.replaceAll('_', ' '))),
    ),
  ];
}

/** The words as the search compares them, with single blanks between. */
function wordsIn(text: string): string {
  return phraseWords(text).join(' ');
}
