import { ApiFailure } from '../../api/request.ts';

/** Why something could not be done, in the server's own words. */
export function FailureLine({ error }: { error: Error | null }) {
  if (error === null) return null;
  const words = error instanceof ApiFailure ? error.body?.message : null;
  return (
    <p role="alert" className="font-semibold text-pink">
      {words ?? 'That did not work. Please try again.'}
    </p>
  );
}
