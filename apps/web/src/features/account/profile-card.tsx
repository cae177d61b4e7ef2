import type { UserProfile } from '@valence/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What is known of the student, to look at or to change. */
export function ProfileCard({ profile }: { profile: UserProfile }) {
  const [isEditing, setEditing] = useState(false);
  const timeZone = useTimeZone();
  return (
    <Card
      title="Profile"
      action={
        !isEditing && (
          <Button tone="quiet" size="small" onClick={() => setEditing(true)}>
            <Pencil className="size-4" aria-hidden />
            Edit Profile
          </Button>
        )
      }
    >
      {isEditing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {detailsOf(profile, timeZone).map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm font-semibold text-soft">{label}</dt>
              <dd className="wrap-anywhere">
                {value}
                {label === 'Email' && profile.isEmailConfirmed !== null && (
                  <EmailConfirmation email={value} isConfirmed={profile.isEmailConfirmed} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function detailsOf({ firstName, lastName, email, phoneNumber, createdAt }: UserProfile, timeZone: string) {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const since = new Date(createdAt).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone });
  return [
    { label: 'Name', value: name || 'Not given' },
    { label: 'Email', value: email },
    { label: 'Phone number', value: phoneNumber ?? 'Not given' },
    { label: 'Member since', value: since },
  ];
}
