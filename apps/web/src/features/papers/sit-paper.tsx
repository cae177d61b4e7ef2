import type { OpenPaper, SavePaperRequest } from '@valence/contract';
import { ArrowLeft, ArrowRight, BookOpen, Calculator, Flag } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { BesideStimulus } from '../../ui/figure/beside-stimulus.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { questionFrame, StepsBar } from '../../ui/question/steps-bar.tsx';
import { openPlaces } from './advance-standing.ts';
import { NotAffiliated } from './not-affiliated.tsx';
import { NotSubmitted, type SubmissionRefusal } from './not-submitted.tsx';
import { PaperClock } from './paper-clock.tsx';
import { PaperQuestionPanel, type PaperOption } from './paper-question-panel.tsx';
import { QuestionMap } from './question-map.tsx';
import { usePaperKeys } from './use-paper-keys.ts';
import { useSitting } from './use-sitting.ts';

const SubmitDialog = lazyPart(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
const DataSheet = lazyPart(async () => (await import('./data-sheet.tsx')).DataSheet);

interface SitPaperProps {
  userId: string;
  paper: OpenPaper;
  /** Milliseconds since the start, by the server's clock. */
  elapsed: () => number;
  /** Is the paper on its way to the server? */
  isSubmitting: boolean;
  /** The time is up, and the answers could not be sent yet. */
  isWaiting: boolean;
  /** The answers were not taken, and another try by itself would not help. */
  refusal: SubmissionRefusal | null;
  onSubmit: (last: SavePaperRequest) => void;
  /** Takes a paper that was not submitted up again. */
  onLookOver: () => void;
  /** A save was refused. */
  onRefused: (error: unknown) => void;
  /** Where the exam allows one. */
  calculator?: { onToggle: () => void; onReach: () => void };
  option: (option: PaperOption) => ReactNode;
}

/** A paper under the conditions of its exam: no feedback, every question in reach, the server's clock. */
export function SitPaper({
  userId,
  paper,
  elapsed,
  isSubmitting,
  isWaiting,
  refusal,
  onSubmit,
  onLookOver,
  onRefused,
  calculator,
  option,
}: SitPaperProps) {
  const { standing, send, saving, notRead, last } = useSitting(userId, paper, elapsed, onRefused);
  const [isAsking, setAsking] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { at } = standing;
  const { questions, aids } = paper;
  const question = questions[at];
  const toType = question?.toType;
  const input = useRef<HTMLInputElement>(null);
  const isFlagged = standing.flagged.includes(at);
  const answered = questions.length - openPlaces(standing).length;
  const allowed = Date.parse(paper.deadline) - Date.parse(paper.startedAt);

  usePaperKeys({
    isOff: isAsking || isSheetOpen || isSubmitting || refusal !== null,
    onChoose: (chosen) => {
      if (toType === undefined) send({ kind: 'choose', option: chosen });
    },
    onStrike: (struck) => {
      if (toType === undefined) send({ kind: 'strike', option: struck });
    },
    onFlag: () => send({ kind: 'flag' }),
    onMove: (by) => send({ kind: 'goTo', at: at + by }),
    onBegin: () => input.current?.focus(),
  });

  if (isSubmitting || isWaiting)
    return (
      <section className="mx-auto grid max-w-md grid-cols-1 gap-3 py-20 text-center" aria-live="polite">
        <h1 className="text-title">{isWaiting ? 'Your answers are kept' : 'Submitting your paper…'}</h1>
        <p className="text-soft">
          {isWaiting
            ? 'We cannot reach the server right now. Leave this page open: they are sent as soon as it answers.'
            : 'One moment.'}
        </p>
      </section>
    );
  if (refusal !== null)
    return <NotSubmitted refusal={refusal} onTryAgain={() => onSubmit(last())} onLookOver={onLookOver} />;
  if (question === undefined) return null;
  const { stimulus } = question;
  const answer = standing.answers[at] ?? null;
  const panel = (
    <PaperQuestionPanel
      key={question.id}
      question={question}
      place={at}
      count={questions.length}
      answer={answer}
      struck={standing.struck[at] ?? []}
      onChoose={(chosen) => send({ kind: 'choose', option: chosen })}
      onStrike={(struck) => send({ kind: 'strike', option: struck })}
      onClear={() => send({ kind: 'clear' })}
      typed={
        toType === undefined
          ? null
          : {
              toType,
              text: typeof answer === 'string' ? answer : '',
              problem: notRead.find((one) => one.at === at)?.words ?? null,
              input,
              onType: (text, decimalComma) => send({ kind: 'type', text, decimalComma }),
              onNext: () => {
                if (at < questions.length - 1) send({ kind: 'goTo', at: at + 1 });
              },
            }
      }
      option={option}
    />
  );
  return (
    <div className={`${questionFrame(stimulus !== undefined)} gap-4`}>
      <header>
        <h1 className="text-lead sm:text-heading">{paper.name}: practice paper</h1>
        <p className="text-sm text-soft">
          {markingWords(paper)}{' '}
          <Link to="/papers" className="underline">
            Leave
          </Link>{' '}
          (the clock goes on).
        </p>
      </header>
      <div className="tall:sticky top-0 z-20 -mx-4 flex min-h-13 flex-wrap items-center gap-x-2 border-b border-line bg-paper px-4 py-1 sm:-mx-5 sm:px-5">
        <p className="figures mr-auto text-sm font-semibold whitespace-nowrap">
          Question {at + 1} of {questions.length}
        </p>
        <Button
          tone="bare"
          size="bar"
          aria-pressed={isFlagged}
          aria-keyshortcuts="F"
          className={isFlagged ? 'text-orange' : ''}
          onClick={() => send({ kind: 'flag' })}
        >
          <Flag className={`size-4.5 ${isFlagged ? 'fill-current' : ''}`} aria-hidden />
          <span className="max-sm:sr-only">{isFlagged ? 'Flagged' : 'Flag'}</span>
        </Button>
        <PaperClock leftMilliseconds={() => allowed - elapsed()} onTimeUp={() => onSubmit(last())} />
        {calculator !== undefined && (
          <Button
            tone="bare"
            size="bar"
            aria-keyshortcuts="Alt+C"
            onClick={calculator.onToggle}
            onPointerEnter={calculator.onReach}
            onFocus={calculator.onReach}
          >
            <Calculator className="size-4.5" aria-hidden />
            <span className="max-sm:sr-only">Calculator</span>
          </Button>
        )}
        {(aids.dataSheet || aids.periodicTable) && (
          <Button tone="bare" size="bar" onClick={() => setSheetOpen(true)}>
            <BookOpen className="size-4.5" aria-hidden />
            <span className="max-sm:sr-only">{aids.dataSheet ? 'Data Sheet' : 'Periodic Table'}</span>
          </Button>
        )}
      </div>
      {stimulus === undefined ? (
        panel
      ) : (
        <BesideStimulus key={stimulus.id} question={question} questions={questions}>
          {panel}
        </BesideStimulus>
      )}
      <StepsBar>
        <div className="flex justify-between gap-3">
          <Button tone="quiet" disabled={at === 0} onClick={() => send({ kind: 'goTo', at: at - 1 })}>
            <ArrowLeft className="size-5" aria-hidden />
            <span className="max-sm:sr-only">Previous</span>
          </Button>
          <Button tone={at === questions.length - 1 ? 'primary' : 'quiet'} onClick={() => setAsking(true)}>
            Submit Paper
          </Button>
          <Button
            tone={at === questions.length - 1 ? 'quiet' : 'primary'}
            disabled={at === questions.length - 1}
            onClick={() => send({ kind: 'goTo', at: at + 1 })}
          >
            <span className="max-sm:sr-only">Next</span>
            <ArrowRight className="size-5" aria-hidden />
          </Button>
        </div>
      </StepsBar>
      <div>
        <p className="figures mb-2 text-sm text-soft">
          {answered} of {questions.length} answered. {savingWords[saving]}
        </p>
        <QuestionMap
          standing={standing}
          notRead={notRead.map((one) => one.at)}
          onGoTo={(place) => send({ kind: 'goTo', at: place })}
        />
      </div>
      <NotAffiliated />
      {isAsking && (
        <SubmitDialog
          unanswered={openPlaces(standing).map((place) => place + 1)}
          notRead={notRead.map((one) => one.at + 1)}
          flagged={standing.flagged.map((place) => place + 1)}
          isSubmitting={isSubmitting}
          onSubmit={() => {
            setAsking(false);
            onSubmit(last());
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isSheetOpen && <DataSheet hasConstants={aids.dataSheet} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

const savingWords = {
  saved: 'All saved.',
  waiting: 'Saved in this browser, and sent as soon as the server answers.',
  refused: 'Saved in this browser only: the server did not take the last answer.',
} as const;

function markingWords({ marking, aids }: OpenPaper): string {
  const wrong = marking.wrong === 0 ? 'nothing off for a wrong one' : `${-marking.wrong} off for a wrong one`;
  const right = `${marking.right} ${marking.right === 1 ? 'mark' : 'marks'} for a right answer`;
  return `${right}, ${wrong}. ${aids.calculator ? 'Calculator allowed.' : 'No calculator in this exam.'}`;
}
