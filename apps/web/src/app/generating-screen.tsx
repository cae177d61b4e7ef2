import { useEffect, useState } from 'react';
import { LoadingScreen } from '../ui/loading-screen.tsx';

/** Milliseconds that a quiz may take without a word. */
const patience = 400;

/** Covers the screen while a quiz takes its time; most are there before anything would show. */
export function GeneratingScreen({ isGenerating }: { isGenerating: boolean }) {
  return isGenerating ? <AfterPatience /> : null;
}

function AfterPatience() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="fixed inset-0 z-20 grid place-content-center bg-paper">
      <LoadingScreen />
    </div>
  );
}
