import { useMutation } from '@tanstack/react-query';
import { roles, type DeskStudent, type Role } from '@valence/contract';
import { useState } from 'react';
import { changeRoleOnDesk, endSessionsOnDesk } from '../../api/desk.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { FailureLine } from './failure-line.tsx';

/** A student who was found, and what an operator can do for or about them. */
export function FoundStudent({ student, onChanged }: { student: DeskStudent; onChanged: () => void }) {
  const [asked, setAsked] = useState<Role | null>(null);
  const ending = useMutation({ mutationFn: endSessionsOnDesk, onSuccess: onChanged });
  const close = () => setAsked(null);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-surface px-4 py-3">
      <p className="break-words">
        {student.email}: {student.plan}, since {student.since.slice(0, 10)}, {student.sessions}{' '}
        {student.sessions === 1 ? 'session' : 'sessions'}
        {student.roles.length > 0 && `, ${student.roles.join(' and ')}`}
      </p>
      <FailureLine error={ending.error} />
      <div className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <Button key={role} tone="quiet" size="small" onClick={() => setAsked(role)}>
            {student.roles.includes(role) ? `Take the role ${role}` : `Make ${role}`}
          </Button>
        ))}
        <Button
          tone="danger"
          size="small"
          disabled={student.sessions === 0 || ending.isPending}
          onClick={() => ending.mutate(student.id)}
        >
          End sessions
        </Button>
      </div>
      {asked !== null && (
        <RoleDialog
          student={student}
          role={asked}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
    </li>
  );
}

const mayDo: Readonly<Record<Role, string>> = {
  maintainer: 'A maintainer sees keys and decides what becomes of questions.',
  operator: 'An operator sees students and the server, and gives roles to others.',
};

function RoleDialog({
  student,
  role,
  onClose,
  onDone,
}: {
  student: DeskStudent;
  role: Role;
  onClose: () => void;
  onDone: () => void;
}) {
  const isGranted = !student.roles.includes(role);
  return (
    <ConfirmedDialog
      title={isGranted ? `Make ${student.email} ${role}?` : `Take the role ${role} from ${student.email}?`}
      description={mayDo[role]}
      label={isGranted ? `Make ${role}` : 'Take the role'}
      act={() => changeRoleOnDesk({ studentId: student.id, role, isGranted })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
