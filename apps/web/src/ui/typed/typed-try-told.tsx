import type { TypedTry } from '@valence/contract';
import { ReadAs } from './read-as.tsx';
import { verdictWords } from './verdict-words.ts';

/** An entry of a list of descriptions: what was typed, how it was read, what it was worth, and what took marks away. */
export function TypedTryTold({ label, tried }: { label: string; tried: TypedTry }) {
  const { typed, verdict, problems } = tried;
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd>
        <strong className={`wrap-anywhere ${colours[verdict]}`}>{typed}</strong>
        <ReadAs tried={tried} />
        <p>{[verdictWords(tried), ...problems].map(sentence).join(' ')}</p>
      </dd>
    </div>
  );
}

function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

const colours = { right: 'text-green', partly: 'text-orange', wrong: 'text-pink' } as const;
