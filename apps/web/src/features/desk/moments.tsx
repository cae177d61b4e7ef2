/** A moment as the desk writes it, to the minute and in UTC; on one line, since a date is no word to break. */
export function Minute({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {at.slice(0, 16).replace('T', ' ')} UTC
    </time>
  );
}

/** Its day (UTC). */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {at.slice(0, 10)}
    </time>
  );
}
