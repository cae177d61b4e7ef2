import { useQuery } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { noteAt, notesQuery } from '../../../api/quizzes/notes.ts';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import { firstOtherChoice } from '../../../attempt/quiz-places.ts';
import { scoreOf, type FinishedQuiz, type Quiz } from '../../../attempt/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetQuestion } from './sheet-question.tsx';
import { WorkedSolution } from './worked-solution.tsx';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

/** A finished quiz as a paper: the questions to be answered by hand, and on a new page the worked solutions. */
export function ExamSheet({ finished, onBack }: { finished: FinishedQuiz; onBack: () => void }) {
  const { quiz, answers } = finished;
  const notes = useQuery(notesQuery(quiz.quizId)).data;
  useEffect(() => {
    // The browser offers the title as the name of the printed file.
    document.title = `${quiz.title} quiz · ${productName}`;
  }, [quiz.title]);
  return (
    <div className="light min-h-dvh bg-sunken text-ink print:bg-transparent">
      <div className="sticky top-0 z-10 flex flex-wrap justify-between gap-3 border-b border-line bg-surface px-4 py-2.5 print:hidden">
        <Button tone="bare" onClick={onBack}>
          <ArrowLeft className="size-5" aria-hidden />
          Back to Results
        </Button>
        <Button onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden />
          Print
        </Button>
      </div>
      <article className="sheet @container mx-auto my-6 max-w-[52rem] bg-surface px-6 py-8 shadow-high sm:px-14 sm:py-12 print:[container-type:normal] print:m-0 print:max-w-none print:p-0 print:shadow-none">
        <header className="border-b-2 border-ink pb-4">
          <h1 className="text-title">
            <TopicText text={quiz.title} />
          </h1>
          <p className="mt-1">
            {quiz.questions.length} questions, {difficultyWords[quiz.difficulty].toLowerCase()}.{' '}
            {quiz.timeLimit !== null && `Time allowed: ${quiz.timeLimit} minutes. `}
            {taskWords(quiz)}
          </p>
          <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[2fr_1fr_1fr] print:grid-cols-[2fr_1fr_1fr]">
            <Blank label="Name" />
            <Blank label="Date" />
            <Blank label="Score" after={`/ ${quiz.questions.length}`} />
          </dl>
        </header>
        <ol className="mt-6 grid grid-cols-1 gap-6">
          {quiz.questions.map((question, place) => (
            <SheetQuestion
              key={question.id}
              question={question}
              place={place}
              before={quiz.questions[place - 1]}
            />
          ))}
        </ol>
        <section className="mt-12 break-before-page border-t-2 border-ink pt-4 print:mt-0 print:border-t-0">
          <h2 className="text-title">Worked Solutions</h2>
          <p className="mt-1">Answered on screen with {scoreOf(finished)}% right.</p>
          <ol className="mt-6 grid grid-cols-1 gap-5">
            {quiz.questions.map((question, place) => (
              <WorkedSolution
                key={question.id}
                question={question}
                place={place}
                first={firstOtherChoice(answers[place])}
                chosen={answers[place]?.chosen ?? null}
                typed={answers[place]?.typed}
                note={noteAt(notes, question.id)}
              />
            ))}
          </ol>
        </section>
        <footer className="mt-10 border-t border-line pt-3 text-sm text-soft">
          {productName}: chemistry quizzes in which every answer key carries its proof.
        </footer>
      </article>
    </div>
  );
}

function taskWords({ questions }: Quiz): string {
  const typed = questions.filter(({ toType }) => toType !== undefined).length;
  if (typed === 0) return 'Choose one answer to each question.';
  return typed === questions.length
    ? 'Write the answer to each question on its line.'
    : 'Choose one answer to each question, or write it where there is a line.';
}

/** A line to write on. */
function Blank({ label, after }: { label: string; after?: string }) {
  return (
    <div className="flex items-end gap-2">
      <dt className="font-semibold">{label}</dt>
      <dd className="flex grow items-end gap-2">
        <span className="h-7 grow border-b border-ink" aria-hidden="true" />
        {after}
      </dd>
    </div>
  );
}
