import { KeyRound, LogOut, MonitorOff } from 'lucide-react';
import { signOutElsewhere } from '../../api/account/change-account.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

interface AccountSecurityProps {
  /** `null` where another identity system keeps the password. */
  changePasswordPage: string | null;
  onLogOut: () => void;
}

/** Who keeps the password, and the ways out: here, and everywhere else. */
export function AccountSecurity({ changePasswordPage, onLogOut }: AccountSecurityProps) {
  const signingOut = useOneAtATime({
    mutationFn: signOutElsewhere,
    onSuccess: ({ endedSessions }) =>
      toast({ title: 'Signed Out Elsewhere', description: describeEnded(endedSessions) }),
    onError: (error) => {
      const message = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'Sign Out Failed',
        description: message ?? 'Your other browsers may still be signed in. Please try again.',
        variant: 'destructive',
      });
    },
  });

  return (
    <Card title="Account Security">
      <p className="max-w-[60ch] text-soft">
        Authentication is handled by the identity system that signs you in. Your password is kept there, and
        never with your quizzes and results.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {changePasswordPage !== null && (
          <a href={changePasswordPage} className={buttonStyle({ tone: 'quiet' })}>
            <KeyRound className="size-5" aria-hidden />
            Change password
          </a>
        )}
        <Button tone="quiet" onClick={onLogOut}>
          <LogOut className="size-5" aria-hidden />
          Sign out of this browser
        </Button>
        <Button tone="quiet" isBusy={signingOut.isPending} onClick={() => signingOut.mutate()}>
          <MonitorOff className="size-5" aria-hidden />
          {signingOut.isPending ? 'Signing out...' : 'Sign out elsewhere'}
        </Button>
      </div>
    </Card>
  );
}

function describeEnded(count: number): string {
  if (count === 0) return 'You were signed in here alone.';
  return count === 1 ? 'One other browser was signed in.' : `${count} other browsers were signed in.`;
}
