import { useLayoutEffect } from 'react';

/**
 * Tells, once the page is hydrated, what was typed or chosen before: the browser has it, and React would put its own
 * value over it.
 * @param read what stands in the control now; `undefined` where there is no control
 */
export function useEarlyInput<Value>(
  read: () => Value | undefined,
  value: Value,
  onEarly: (found: Value) => void,
): void {
  useLayoutEffect(() => {
    const found = read();
    if (found !== undefined && found !== value) onEarly(found);
    // It is hydrated once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
