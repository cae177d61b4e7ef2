import type { UseQueryResult } from '@tanstack/react-query';
import type { QuizHistoryStats } from '@valence/contract';
import { Panel } from './panel.tsx';
import { scoreBand } from './score-band.ts';
import { subjectName } from './subject-name.ts';

/** How each subject goes: average, best and latest. */
export function SubjectPerformance({ stats }: { stats: UseQueryResult<QuizHistoryStats> }) {
  return (
    <Panel
      title="Subject Performance"
      query={stats}
      isEmpty={stats.data?.subjectStats.length === 0}
      empty="Each subject that you take a quiz in gets its line here."
    >
      <ul className="divide-y divide-line">
        {stats.data?.subjectStats.map((subject) => (
          <li key={subject.subject} className="flex items-center gap-4 py-3">
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-break-word">{subjectName(subject.subject)}</p>
              <p className="text-sm text-soft">
                {subject.quizCount} {subject.quizCount === 1 ? 'quiz' : 'quizzes'}, best {subject.bestScore}%,
                latest {subject.recentScore}%
              </p>
            </div>
            <p className={`text-lead font-bold ${scoreBand(subject.averageScore).text}`}>
              <span className="sr-only">Average </span>
              {Math.round(subject.averageScore)}%
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
