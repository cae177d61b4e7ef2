import type { Role } from '@valence/contract';
import { Audits } from './audits.tsx';
import { DeskParts } from './desk-parts.tsx';
import { Doubts } from './doubts/doubts.tsx';
import { ItemSearch } from './items/item-search.tsx';
import { ModelQuestions } from './model-questions.tsx';
import { Operation } from './operation.tsx';
import { Queue } from './queue.tsx';
import { Readings } from './readings/readings.tsx';
import { Students } from './students/students.tsx';

/** What those do who maintain questions or operate the server, while it runs. */
export function DeskScreen({ roles }: { roles: readonly Role[] }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Desk</h1>
        <DeskParts roles={roles} />
      </header>
      {roles.includes('maintainer') && (
        <>
          <Doubts />
          <ModelQuestions />
          <Readings />
          <ItemSearch />
        </>
      )}
      {roles.includes('operator') && (
        <>
          <Students />
          <Audits />
          <Operation />
          <Queue />
        </>
      )}
    </div>
  );
}
