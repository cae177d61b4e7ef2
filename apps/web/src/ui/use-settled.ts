import { useEffect, useState } from 'react';

/** Milliseconds after the last key that count as a pause. */
const pause = 400;

/** A text once it has stayed the same for a pause; before that, the one before. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
