import { useQuery } from '@tanstack/react-query';
import { daysToMend, type Mistakes } from '@valence/contract';
import { ChevronDown } from 'lucide-react';
import { asDay } from '../../ui/days/day-words.ts';
import { useState } from 'react';
import { noteAt, notesQuery } from '../../api/quizzes/notes.ts';
import { QuestionFigure } from '../../ui/figure/question-figure.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { StimulusBlock } from '../../ui/figure/stimulus-block.tsx';
import { TypedTryTold } from '../../ui/typed/typed-try-told.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

type Missed = Mistakes['concepts'][number]['slips'][number]['mistakes'][number];

/**
 * A missed question, folded over what was answered first, its right answer and its explanation, and the student's note at it.
 * @param isTeaching whether it says itself what its slip teaches
 */
export function Mistake({ mistake, isTeaching }: { mistake: Missed; isTeaching: boolean }) {
  const timeZone = useTimeZone();
  // Asked for with the first opening: a list is of many quizzes.
  const [wasOpened, setOpened] = useState(false);
  const notes = useQuery({ ...notesQuery(mistake.quizId), enabled: wasOpened }).data;
  const note = noteAt(notes, mistake.questionId);
  const {
    question,
    firstAnswer,
    teaching,
    rightAnswer,
    typed,
    explanation,
    drawings,
    figure,
    stimulus,
    missedAt,
    tries,
    isRightLater,
    rightDays,
  } = mistake;
  return (
    <details className="group" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex cursor-pointer items-start gap-3 px-4 py-3">
        <span className="min-w-0 grow">
          <Typeset text={question} drawings={drawings} />
          <span className="mt-1 block text-sm text-soft">
            Missed {asDay(missedAt, timeZone)}
            {isRightLater && ', right at a later try'}
            {rightDays > 0 && `. Right since then on ${rightDays} of ${daysToMend} days`}
          </span>
        </span>
        <ChevronDown
          className="mt-1 size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      {stimulus && (
        <div className="px-4 pb-3">
          <StimulusBlock stimulus={stimulus} drawings={drawings} />
        </div>
      )}
      {figure && (
        <div className="px-4 pb-3">
          <QuestionFigure figure={figure} />
        </div>
      )}
      <dl className="grid grid-cols-1 gap-3 px-4 pb-4">
        {typed?.first && (
          <TypedTryTold label={tries > 1 ? 'You typed first' : 'You typed'} tried={typed.first} />
        )}
        {firstAnswer !== null && (
          <div>
            <dt className="text-sm font-semibold text-soft">
              {tries > 1 ? 'Your first answer' : 'Your answer'}
            </dt>
            <dd className="font-semibold text-pink">
              <Typeset text={firstAnswer} drawings={drawings} />
            </dd>
          </div>
        )}
        {isTeaching && teaching !== '' && (
          <div>
            <dt className="text-sm font-semibold text-soft">The slip</dt>
            <dd className="max-w-[75ch]">
              <Typeset text={teaching} drawings={drawings} />
            </dd>
          </div>
        )}
        {rightAnswer !== null && (
          <div>
            <dt className="text-sm font-semibold text-soft">Right answer</dt>
            <dd className="font-semibold text-green">
              <Typeset text={rightAnswer} drawings={drawings} />
            </dd>
            {typed?.alsoRight !== undefined && (
              <dd className="text-sm text-soft">
                <Typeset text={typed.alsoRight} />
              </dd>
            )}
          </div>
        )}
        <div>
          <dt className="text-sm font-semibold text-soft">Explanation</dt>
          <dd className="max-w-[75ch]">
            <Typeset text={explanation} drawings={drawings} />
          </dd>
        </div>
        {note !== '' && (
          <div>
            <dt className="text-sm font-semibold text-soft">Your note</dt>
            <dd className="max-w-[75ch] wrap-anywhere whitespace-pre-wrap">{note}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
