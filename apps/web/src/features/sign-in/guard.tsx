import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { userQuery } from '../../api/account/account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { openAuthModal } from './auth-modal-store.ts';
import { SignInUnclear } from './sign-in-unclear.tsx';
import { StudentContext } from './student-context.ts';

interface GuardProps {
  children: ReactNode;
  /** Visitors pass too, as nobody. */
  isOpen?: boolean;
}

/** Shows its children to a signed-in student; anyone else is asked to sign in, and stays on the page. */
export function Guard({ children, isOpen = false }: GuardProps) {
  const { data: user, isPending, error, refetch } = useQuery(userQuery);
  // Whoever is on the way to another page is asked there, if at all.
  const isLeaving = useNavigation().state !== 'idle';
  const isRefused = !isOpen && !isLeaving && !isPending && !error && !user;

  useEffect(() => {
    if (!isRefused) return;
    toast({
      title: 'Authentication Required',
      description: 'Please sign in to access this feature.',
      variant: 'destructive',
    });
    openAuthModal();
  }, [isRefused]);

  if (user) return <StudentContext value={user}>{children}</StudentContext>;
  if (isPending) return <ScreenSkeleton />;
  if (error) return <SignInUnclear onTryAgain={() => void refetch()} />;
  if (isOpen) return children;
  return (
    <Notice
      icon={<LockKeyhole className="size-7" aria-hidden />}
      title="Please Sign In"
      text="Sign in to go on. You will come back to this page."
    >
      <Button data-sign-in onClick={openAuthModal}>
        Sign In
      </Button>
    </Notice>
  );
}
