import { useState } from 'react';
import { endEverySessionOnDesk } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmedDialog } from '../confirmed-dialog.tsx';

/** Signs everybody out, whoever does it included: for a secret that has leaked. */
export function EverySession() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button tone="danger" size="small" onClick={() => setIsAsked(true)}>
        End everybody’s sessions
      </Button>
      {isAsked && (
        <ConfirmedDialog
          title="End everybody’s sessions?"
          description="Everybody is signed out, you too, and signs in again. Quizzes that are being taken stay."
          label="End all sessions"
          act={endEverySessionOnDesk}
          onDone={() => window.location.assign('/')}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}
