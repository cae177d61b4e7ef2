/** Characters shown on either side of the place: enough to find it again in a long text. */
const around = 14;

/** A piece of a text with a mark under the place where it is wrong. */
export function MarkedText({ text, place }: { text: string; place: number }) {
  const wrong = String.fromCodePoint(text.codePointAt(place) ?? endSign);
  const behind = text.slice(place + wrong.length);
  const before = text.slice(0, place);
  return (
    <p aria-hidden="true" className="pb-3 font-mono text-sm whitespace-pre">
      {before.length > around ? `…${before.slice(-around)}` : before}
      <span className="relative rounded-sm bg-pink-wash font-bold text-pink after:absolute after:inset-x-0 after:top-full after:text-center after:leading-3 after:content-['▲']">
        {wrong === ' ' ? '\u00a0' : wrong}
      </span>
      {behind.length > around ? `${behind.slice(0, around)}…` : behind}
    </p>
  );
}

/** Something is missing behind the last character: a blank is marked. */
const endSign = 0xa0;
