import type { PaperStanding } from '@valence/contract';
import { Flag } from 'lucide-react';

/** Every question of the paper by its number, to jump to: answered, open or flagged. */
export function QuestionMap({
  standing,
  notRead,
  onGoTo,
}: {
  standing: PaperStanding;
  /** Places of typed answers that cannot be read. */
  notRead: readonly number[];
  onGoTo: (at: number) => void;
}) {
  return (
    <nav aria-label="Questions of the paper">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
        {standing.answers.map((answer, place) => {
          const isFlagged = standing.flagged.includes(place);
          const isHere = place === standing.at;
          const look = answer === null ? 'open' : notRead.includes(place) ? 'notRead' : 'answered';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Questions of a paper never move.
            <li key={place}>
              <button
                type="button"
                aria-label={`Question ${place + 1}, ${looks[look].words}${isFlagged ? ', flagged' : ''}`}
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onGoTo(place)}
                className={`figures relative grid size-11 w-full place-items-center rounded-md border font-semibold ${looks[look].colours} ${isHere ? 'outline-3 outline-offset-1 outline-blue' : ''}`}
              >
                {place + 1}
                {isFlagged && (
                  <Flag
                    className="absolute top-0.5 right-0.5 size-3.5 fill-current text-orange"
                    aria-hidden
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const looks = {
  open: { colours: 'border-line-strong bg-surface text-ink', words: 'not answered' },
  notRead: { colours: 'border-pink bg-pink-wash text-pink', words: 'cannot be read' },
  answered: { colours: 'border-blue bg-blue-wash text-blue', words: 'answered' },
} as const;
