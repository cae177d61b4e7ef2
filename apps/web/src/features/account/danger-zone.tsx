import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The end of the account, behind a dialog that makes sure. */
export function DangerZone({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Danger Zone">
      <p className="max-w-[60ch] text-soft">
        Deleting your account removes everything that names you, and ends your subscription at once. It cannot
        be undone.
      </p>
      <Button tone="danger" className="mt-4" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {isAsking && (
        <DeleteAccountDialog email={email} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </Card>
  );
}
