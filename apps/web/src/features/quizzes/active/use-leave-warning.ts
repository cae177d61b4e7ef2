import { useEffect } from 'react';
import { leaveWarning } from './leave-warning.ts';

/** While active, the browser asks before it closes or reloads the page; most show words of their own. */
export function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = leaveWarning;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isActive]);
}
