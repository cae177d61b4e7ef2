import { useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A screen whose code could not be fetched: offline, or because a newer version of the product has replaced it. */
export function MissingScreen({ onTryAgain }: { onTryAgain: () => Promise<unknown> }) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    try {
      await onTryAgain();
    } catch {
      // Online and still not there: the page itself is of the old version.
      if (navigator.onLine) location.reload();
      setTrying(false);
    }
  };
  return (
    <Notice
      title="This page could not be loaded"
      text={`${navigator.onLine ? '' : 'You seem to be offline. '}Your answers are kept in this browser.`}
    >
      <Button disabled={isTrying} onClick={() => void tryAgain()}>
        Try Again
      </Button>
    </Notice>
  );
}
