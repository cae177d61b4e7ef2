import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deskChanged } from '../../api/desk/desk-changed.ts';
import { deskStudentsQuery } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { DeskSection } from './desk-section.tsx';
import { EverySession } from './every-session.tsx';
import { FailureLine } from './failure-line.tsx';
import { FoundStudent } from './found-student.tsx';

/** Students by e-mail address, and what can be done for them. */
export function Students() {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const { data, error } = useQuery({ ...deskStudentsQuery(email ?? ''), enabled: email !== null });
  const search = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  return (
    <DeskSection part="students">
      <form
        ref={search}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setEmail(typed.trim());
        }}
      >
        <div className="min-w-60 grow sm:max-w-md">
          <Field
            label="E-mail of a student"
            type="email"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit">Find</Button>
      </form>
      <FailureLine error={error} />
      {data?.students.length === 0 && <p className="text-soft">No student has this address.</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {data?.students.map((student) => (
          <FoundStudent
            key={student.id}
            student={student}
            onChanged={() => void deskChanged(queries)}
            searchField={() => search.current?.querySelector('input') ?? null}
          />
        ))}
      </ul>
      <EverySession />
    </DeskSection>
  );
}
