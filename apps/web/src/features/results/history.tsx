import type { UseQueryResult } from '@tanstack/react-query';
import { recentHistoryLength, type QuizHistory } from '@valence/contract';
import { Link } from 'react-router';
import { asClock } from '../../attempt/countdown.ts';
import { finishedWords } from '../../attempt/quiz-title.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { useTimeZone } from '../../ui/served-page.ts';
import { Panel } from './panel.tsx';
import { scoreBand } from './score/score-band.ts';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

/** The latest quizzes, newest first. */
export function History({ history }: { history: UseQueryResult<QuizHistory> }) {
  const timeZone = useTimeZone();
  const quizzes = history.data?.quizHistory.slice(0, recentHistoryLength);
  return (
    <Panel
      title="Recent Quiz History"
      query={history}
      isEmpty={quizzes?.length === 0}
      empty="Your quizzes will be listed here, the newest first."
    >
      <ol className="divide-y divide-line">
        {quizzes
          ?.map((quiz) => ({ quiz, words: finishedWords(quiz) }))
          .map(({ quiz, words }) => (
            <li key={quiz.id} className="flex items-center gap-4 py-3">
              <div className="min-w-0 grow">
                <Link
                  to={words.path}
                  className="font-semibold underline decoration-line-strong underline-offset-3 hover:decoration-ink"
                >
                  <TopicText text={words.title} />
                </Link>
                <p className="text-sm text-soft">
                  {words.kind}, {asDay(quiz.completedAt, timeZone)}, took {asClock(quiz.timeSpent)}
                </p>
              </div>
              <p className="text-right whitespace-nowrap">
                <span className={`block text-lead font-bold ${scoreBand(quiz.score).text}`}>
                  {quiz.score}%
                </span>
                <span className="text-sm text-soft">
                  {quiz.correctAnswers} of {quiz.totalQuestions}
                </span>
              </p>
            </li>
          ))}
      </ol>
      <Link to="/history" className={buttonStyle({ tone: 'quiet', size: 'small', className: 'mt-3' })}>
        All quizzes
      </Link>
    </Panel>
  );
}
