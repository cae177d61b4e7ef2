import type { DeskResetCode, DeskStudent, Role } from '@valence/contract';
import { useState } from 'react';
import { changeRoleOnDesk, deleteStudentOnDesk, resetPasswordOnDesk } from '../../../api/desk/desk.ts';
import { Field } from '../../../ui/field.tsx';
import { ConfirmedDialog } from '../confirmed-dialog.tsx';

interface StudentDialogProps<Done = unknown> {
  student: DeskStudent;
  onClose: () => void;
  onDone: (done: Done) => void;
}

const mayDo: Readonly<Record<Role, string>> = {
  maintainer: 'A maintainer sees keys and decides what becomes of questions.',
  operator: 'An operator sees students and the server, and gives roles to others.',
};

const whoIsIt = 'An address is what somebody typed at sign-up: make sure whose account this is.';

/** Gives a role, or takes it from who has it. */
export function RoleDialog({ student, role, ...rest }: StudentDialogProps & { role: Role }) {
  const isGranted = !student.roles.includes(role);
  return (
    <ConfirmedDialog
      {...rest}
      title={isGranted ? `Make ${student.email} ${role}?` : `Take the role ${role} from ${student.email}?`}
      description={isGranted ? `${mayDo[role]} ${whoIsIt}` : mayDo[role]}
      label={isGranted ? `Make ${role}` : 'Take the role'}
      act={() => changeRoleOnDesk({ studentId: student.id, role, isGranted })}
    />
  );
}

/** Makes a code for a new password. */
export function ResetPasswordDialog({ student, ...rest }: StudentDialogProps<DeskResetCode>) {
  return (
    <ConfirmedDialog
      {...rest}
      title={`Make a code for ${student.email}?`}
      description="Whoever has the code can set a new password once, within the hour. Make sure who it is before you read it to anybody."
      label="Make the code"
      act={() => resetPasswordOnDesk(student.id)}
    />
  );
}

/** Deletes an account, once its e-mail address has been typed. */
export function DeleteStudentDialog({
  student,
  ...rest
}: StudentDialogProps & { returnFocusTo: () => HTMLElement | null }) {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmedDialog
      {...rest}
      title="Delete this account?"
      description="Profile, quizzes, results, badges and reports are removed for good, and a subscription ends at once."
      label="Delete account"
      isReady={typed.trim().toLowerCase() === student.email.toLowerCase()}
      act={() => deleteStudentOnDesk({ studentId: student.id, email: typed })}
    >
      <Field
        label={`Type ${student.email} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmedDialog>
  );
}
