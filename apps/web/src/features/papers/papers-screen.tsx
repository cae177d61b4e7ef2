import { plans, type PapersResponse, type StartPaperRequest, type User } from '@valence/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useTimeZone } from '../../ui/served-page.ts';
import { ExamFacts } from './exam-facts.tsx';
import { NotAffiliated } from './not-affiliated.tsx';

interface PapersScreenProps {
  user: Pick<User, 'isPremiumSold'>;
  papers: PapersResponse;
  /** The exam that the student came for; `null` for none. */
  wanted: string | null;
  now: number;
  isStarting: boolean;
  /** Why the last start failed. */
  problem: string | null;
  onStart: (wish: StartPaperRequest) => void;
}

/** Chooses an exam, a length and extra time, and lists the papers that were sat. */
export function PapersScreen({ user, papers, wanted, now, isStarting, problem, onStart }: PapersScreenProps) {
  const { exams, open, past, allowance } = papers;
  const [examId, setExamId] = useState(wanted ?? '');
  const [length, setLength] = useState<StartPaperRequest['length']>('full');
  const [extraTime, setExtraTime] = useState<'0' | '25' | '50'>('0');
  const timeZone = useTimeZone();
  const exam = exams.find(({ id }) => id === examId) ?? exams[0];
  if (exam === undefined) return null;
  const isUsedUp = allowance.limit !== null && allowance.used >= allowance.limit;
  const count = length === 'half' ? Math.round(exam.questions / 2) : exam.questions;
  const minutes = (exam.minutes * count * (100 + Number(extraTime))) / exam.questions / 100;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">Practice papers</h1>
        <p className="mt-1 text-soft">
          A paper under the conditions of your exam: its time, its marks, no feedback until the end.
        </p>
      </div>
      {open !== null && (
        <section className="flex flex-wrap items-center gap-3 rounded-lg border border-blue bg-blue-wash p-5">
          <p className="grow font-semibold">
            {open.isOver
              ? `The time of your paper is up: ${open.name}.`
              : `Your paper is open: ${open.name}.`}
          </p>
          <Link to="/papers/active" className={buttonStyle()}>
            {open.isOver ? 'Submit and See the Report' : 'Go On With the Paper'}
          </Link>
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[min(22rem,36%)_minmax(0,1fr)]">
        <Card title="Your paper">
          <div className="grid grid-cols-1 gap-4">
            <SelectField
              label="Exam"
              value={exam.id}
              options={exams.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setExamId}
            />
            <SelectField
              label="Length"
              value={length}
              options={[
                { value: 'full', label: `Full: ${exam.questions} questions` },
                { value: 'half', label: `Half: ${Math.round(exam.questions / 2)} questions` },
              ]}
              onChange={setLength}
            />
            <SelectField
              label="Extra time"
              value={extraTime}
              options={[
                { value: '0', label: 'None' },
                { value: '25', label: '25% more' },
                { value: '50', label: '50% more' },
              ]}
              onChange={setExtraTime}
            />
            <p className="figures">
              {count} questions in {asMinutes(minutes)}. {marksOf(exam.marking)}{' '}
              {exam.aids.calculator ? 'Calculator allowed.' : 'No calculator.'}
            </p>
            <Button
              disabled={isStarting || isUsedUp || (open !== null && !open.isOver)}
              onClick={() => onStart({ examId: exam.id, length, extraTime: extraTimes[extraTime] })}
            >
              {isStarting ? 'Preparing your paper…' : 'Start the Paper'}
            </Button>
            {problem !== null && (
              <p role="alert" className="font-semibold text-pink">
                {problem}
              </p>
            )}
            {allowance.limit !== null && (
              <p className="text-sm text-soft">
                {isUsedUp
                  ? `You have had this month’s free paper. The next one comes ${asDay(allowance.resetDate, timeZone)}${user.isPremiumSold ? ', or sit as many as you like with Premium' : ''}.`
                  : `${plans.free.papersPerMonth} paper a month is free. The clock starts at once and does not stop.`}
              </p>
            )}
            {isUsedUp && user.isPremiumSold && (
              <Link to="/subscribe" className={buttonStyle({ tone: 'premium' })}>
                See Premium
              </Link>
            )}
          </div>
        </Card>
        <ExamFacts exam={exam} now={now} />
      </div>
      {past.length > 0 && (
        <Card title="Papers you sat">
          <ul className="grid gap-1">
            {past.map(({ paperId, name, submittedAt, right, questions }) => (
              <li key={paperId}>
                <Link
                  to={`/papers/report?paper=${paperId}`}
                  className="figures flex min-h-11 flex-wrap items-center gap-x-4 rounded-md px-2 hover:bg-sunken"
                >
                  <span className="grow font-semibold">{name}</span>
                  <span>
                    {right} of {questions} right
                  </span>
                  <span className="text-soft">{asDay(submittedAt, timeZone)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <NotAffiliated name={exam.name} board={exam.board} />
    </div>
  );
}

const extraTimes = { '0': 0, '25': 25, '50': 50 } as const;

function marksOf({ right, wrong }: PapersResponse['exams'][number]['marking']): string {
  return `+${right} for a right answer, ${wrong === 0 ? 'nothing off' : `−${-wrong}`} for a wrong one.`;
}

function asMinutes(minutes: number): string {
  const whole = Math.floor(minutes);
  const seconds = Math.round((minutes - whole) * 60);
  return seconds === 0 ? `${whole} min` : `${whole} min ${seconds} s`;
}
