import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deskChanged } from '../../../api/desk/desk-changed.ts';
import { deskStudentsQuery } from '../../../api/desk/desk.ts';
import { DeskSection } from '../desk-section.tsx';
import { EverySession } from './every-session.tsx';
import { FailureLine } from '../failure-line.tsx';
import { FoundStudent } from './found-student.tsx';
import { SearchForm } from '../search-form.tsx';

/** Students by e-mail address, and what can be done for them. */
export function Students() {
  const [email, setEmail] = useState<string | null>(null);
  const { data, error } = useQuery({ ...deskStudentsQuery(email ?? ''), enabled: email !== null });
  const search = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  return (
    <DeskSection part="students">
      <SearchForm
        label="E-mail of a student"
        action="Find"
        type="email"
        required
        fieldRef={search}
        onSearch={setEmail}
      />
      <FailureLine error={error} />
      {data?.students.length === 0 && <p className="text-soft">No student has this address.</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {data?.students.map((student) => (
          <FoundStudent
            key={student.id}
            student={student}
            onChanged={() => void deskChanged(queries)}
            searchField={() => search.current}
          />
        ))}
      </ul>
      <EverySession />
    </DeskSection>
  );
}
