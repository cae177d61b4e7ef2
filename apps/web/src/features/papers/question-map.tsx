import type { PaperStanding } from '@valence/contract';
import { Flag } from 'lucide-react';

/** Every question of the paper by its number, to jump to: answered, open or flagged. */
export function QuestionMap({ standing, onGoTo }: { standing: PaperStanding; onGoTo: (at: number) => void }) {
  return (
    <nav aria-label="Questions of the paper">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
        {standing.answers.map((answer, place) => {
          const isFlagged = standing.flagged.includes(place);
          const isHere = place === standing.at;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Questions of a paper never move.
            <li key={place}>
              <button
                type="button"
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onGoTo(place)}
                className={`figures relative grid size-11 w-full place-items-center rounded-md border font-semibold ${answer === null ? 'border-line-strong bg-surface text-ink' : 'border-blue bg-blue-wash text-blue'} ${isHere ? 'outline-3 outline-offset-1 outline-blue' : ''}`}
              >
                {place + 1}
                {isFlagged && (
                  <Flag
                    className="absolute top-0.5 right-0.5 size-3.5 fill-current text-orange"
                    aria-hidden
                  />
                )}
                <span className="sr-only">
                  {answer === null ? ', not answered' : ', answered'}
                  {isFlagged && ', flagged'}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
