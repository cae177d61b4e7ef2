import { Button } from '../../ui/button.tsx';

/** What stands where numbers could not be had. */
export function LoadFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <p className="text-soft">This could not be loaded just now.</p>
      <Button tone="quiet" size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}
