import { useMutation } from '@tanstack/react-query';
import { plans, roles, type DeskResetCode, type DeskStudent, type Role } from '@valence/contract';
import { useRef, useState } from 'react';
import { endSessionsOnDesk } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { FailureLine } from '../failure-line.tsx';
import { Day } from '../moments.tsx';
import { DeleteStudentDialog, ResetPasswordDialog, RoleDialog } from './student-dialogs.tsx';

/** A student who was found, and what an operator can do for or about them. */
export function FoundStudent({
  student,
  onChanged,
  searchField,
}: {
  student: DeskStudent;
  onChanged: () => void;
  /** What has the focus once there is no such student any more. */
  searchField: () => HTMLElement | null;
}) {
  const [asked, setAsked] = useState<Role | 'reset' | 'delete' | null>(null);
  const [code, setCode] = useState<DeskResetCode | null>(null);
  const ending = useMutation({ mutationFn: endSessionsOnDesk, onSuccess: onChanged });
  const isGone = useRef(false);
  const close = () => setAsked(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <p>
        {student.email}: {student.plan}, since <Day at={student.since} />,{' '}
        {counted(student.sessions, 'session')},{' '}
        {student.hasPassword ? 'signs in with a password' : 'signs in by another service'}
        {student.roles.length > 0 && `, ${student.roles.join(' and ')}`}
      </p>
      <p className="figures text-sm text-soft">{allowanceOf(student)}</p>
      <output>{code !== null && <CodeLine code={code} />}</output>
      <FailureLine error={ending.error} />
      <div className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <Button key={role} tone="quiet" size="small" onClick={() => setAsked(role)}>
            {student.roles.includes(role) ? `Take the role ${role}` : `Make ${role}`}
          </Button>
        ))}
        {student.hasPassword && (
          <Button tone="quiet" size="small" onClick={() => setAsked('reset')}>
            Reset password
          </Button>
        )}
        <Button
          tone="danger"
          size="small"
          disabled={student.sessions === 0}
          isBusy={ending.isPending}
          onClick={() => ending.mutate(student.id)}
        >
          End sessions
        </Button>
        <Button tone="danger" size="small" onClick={() => setAsked('delete')}>
          Delete account
        </Button>
      </div>
      {(asked === 'maintainer' || asked === 'operator') && (
        <RoleDialog student={student} role={asked} onClose={close} onDone={done} />
      )}
      {asked === 'reset' && (
        <ResetPasswordDialog
          student={student}
          onClose={close}
          onDone={(made) => {
            setCode(made);
            done();
          }}
        />
      )}
      {asked === 'delete' && (
        <DeleteStudentDialog
          student={student}
          onClose={close}
          onDone={() => {
            isGone.current = true;
            done();
          }}
          returnFocusTo={() => (isGone.current ? searchField() : null)}
        />
      )}
    </li>
  );
}

function CodeLine({ code: { code, page, expiresAt } }: { code: DeskResetCode }) {
  return (
    <>
      <strong className="figures">{code}</strong> sets one new password under {page}, until{' '}
      {expiresAt.slice(11, 16)} UTC.
    </>
  );
}

function allowanceOf({ plan, used }: DeskStudent): string {
  const { subjectQuizzesPerDay, subjectQuizzesPerWeek, customQuizzesPerWeek, papersPerMonth } = plans[plan];
  return [
    `Subject quizzes: ${outOf(used.subjectQuizzesToday, subjectQuizzesPerDay)} today, `,
    `${outOf(used.subjectQuizzesThisWeek, subjectQuizzesPerWeek)} this week. `,
    `Custom quizzes: ${outOf(used.customQuizzesThisWeek, customQuizzesPerWeek)} this week. `,
    `Papers: ${outOf(used.papersThisMonth, papersPerMonth)} this month.`,
  ].join('');
}

function outOf(used: number, limit: number | null): string {
  return limit === null ? String(used) : `${used} of ${limit}`;
}
