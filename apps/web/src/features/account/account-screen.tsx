import { useQuery } from '@tanstack/react-query';
import type { UserProfile } from '@valence/contract';
import { Download } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { profileQuery } from '../../api/account/profile.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { AccountSecurity } from './account-security.tsx';
import { DangerZone } from './danger-zone.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReminderCard } from './reminder-card.tsx';

interface AccountScreenProps {
  /** What the student has subscribed to; stands under the profile. */
  Subscription: ComponentType<{ profile: UserProfile }>;
  /** The way to what a student does beside studying; stands beside the heading. */
  desk: ReactNode;
  onLogOut: () => void;
  /** The account is gone, and its owner about to leave. */
  onDeleted: () => void;
}

export function AccountScreen({ Subscription, desk, onLogOut, onDeleted }: AccountScreenProps) {
  const { data: profile, isPending, isError, dataUpdatedAt } = useQuery(profileQuery);
  const [isDeleted, setDeleted] = useState(false);

  if (isDeleted) return <Notice title="Goodbye, and good luck" text="Taking you to the front page." />;
  if (isPending) return <ScreenSkeleton />;
  // What came with the page, which has no time, stands until the call has failed.
  if (profile === undefined || (isError && dataUpdatedAt === 0)) {
    return (
      <Notice
        title="Failed to Load Account"
        text="We couldn’t load your account information. Please try again."
      >
        <Button onClick={() => location.reload()}>Try Again</Button>
      </Notice>
    );
  }
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">Account Settings</h1>
        {desk}
      </div>
      <ProfileCard profile={profile} />
      <ReminderCard />
      <Subscription profile={profile} />
      <AccountSecurity changePasswordPage={profile.changePasswordPage} onLogOut={onLogOut} />
      <Card title="Your Data">
        <p className="max-w-[60ch] text-soft">
          Everything that is kept about you in one file: your profile, quizzes, answers, results and reports.
        </p>
        <a href="/api/account/export" download className={buttonStyle({ tone: 'quiet', className: 'mt-4' })}>
          <Download className="size-5" aria-hidden />
          Download My Data
        </a>
      </Card>
      <DangerZone
        email={profile.email}
        onDeleted={() => {
          setDeleted(true);
          onDeleted();
        }}
      />
    </div>
  );
}
