import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskStudentsQuery, endSessionsOnDesk } from '../../api/desk.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureLine } from './failure-line.tsx';

/** Students by e-mail address: plan, roles, and their open sessions, which can be ended. */
export function Students() {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string | null>(null);
  const found = deskStudentsQuery(email ?? '');
  const { data, error } = useQuery({ ...found, enabled: email !== null });
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: endSessionsOnDesk,
    onSuccess: () => queries.invalidateQueries({ queryKey: found.queryKey }),
  });
  return (
    <section aria-labelledby="students" className="grid grid-cols-1 gap-4">
      <h2 id="students" className="text-heading">
        Students
      </h2>
      <form
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
      <FailureLine error={error ?? ending.error} />
      {data?.students.length === 0 && <p className="text-soft">No student has this address.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {data?.students.map(({ id, email: address, plan, since, sessions, roles }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <span className="min-w-0 grow break-words">
              {address}: {plan}, since {since.slice(0, 10)}, {sessions}{' '}
              {sessions === 1 ? 'session' : 'sessions'}
              {roles.length > 0 && `, ${roles.join(' and ')}`}
            </span>
            <Button
              tone="danger"
              size="small"
              disabled={sessions === 0 || ending.isPending}
              onClick={() => ending.mutate(id)}
            >
              End sessions
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
