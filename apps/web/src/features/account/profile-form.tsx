import { useQueryClient } from '@tanstack/react-query';
import { updateProfileRequest, type UpdateProfileRequest, type UserProfile } from '@valence/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { userQuery } from '../../api/account/account.ts';
import { updateProfile } from '../../api/account/change-account.ts';
import { profileQuery } from '../../api/account/profile.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';

type ProfileField = keyof UpdateProfileRequest;
type Problems = Partial<Record<ProfileField, string>>;

/** Changes the profile. What is wrong is said at its field, in the words that the server would use. */
export function ProfileForm({ profile, onDone }: { profile: UserProfile; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const saving = useOneAtATime({
    mutationFn: updateProfile,
    onSuccess: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
      toast({ title: 'Profile Updated', description: 'Your profile has been successfully updated.' });
      onDone();
    },
    onError: (error) => {
      const message = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'Update Failed',
        description: message ?? 'Failed to update profile',
        variant: 'destructive',
      });
    },
  });

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = updateProfileRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (read.success) {
      setProblems({});
      saving.mutate(read.data);
      return;
    }
    const found = problemsOf(read.error.issues);
    setProblems(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          defaultValue={profile[name] ?? ''}
          problem={problems[name] ?? null}
          {...field}
        />
      ))}
      <p className="self-end text-sm text-soft">
        <strong className="block">{profile.email}</strong>
        is how you sign in, and stays as it is.
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" isBusy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button tone="bare" isBusy={saving.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'phoneNumber', label: 'Phone number (optional)', autoComplete: 'tel', type: 'tel' },
] as const satisfies readonly { name: ProfileField; label: string; autoComplete: string; type?: string }[];

/** The first problem of each field. */
function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Problems {
  const problems: Problems = {};
  for (const { name } of fields) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue) problems[name] = issue.message;
  }
  return problems;
}
