import type { Analytics } from '@valence/contract';
import { useState } from 'react';
import { Chart } from '../charts/chart.tsx';
import { Choice } from '../charts/choice.tsx';
import { LinePlot } from '../charts/line-plot.tsx';
import { asDate, asDay } from '../../../ui/days/day-words.ts';
import { useTimeZone } from '../../../ui/served-page.ts';
import { quizTitle } from '../../../attempt/quiz-title.ts';
import { scoreFinding } from './score-finding.ts';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

/** How scores move: quiz by quiz lately, week by week further back. */
export function ScoreChart({ scores, weeks }: Pick<Analytics, 'scores' | 'weeks'>) {
  const [view, setView] = useState<'quizzes' | 'weeks'>('quizzes');
  const timeZone = useTimeZone();
  const hasWeeks = weeks.length > 1;
  const choice = hasWeeks && (
    <Choice
      label="Score over time by"
      options={[
        { value: 'quizzes', label: 'Quizzes' },
        { value: 'weeks', label: 'Weeks' },
      ]}
      value={view}
      onChange={setView}
    />
  );
  if (hasWeeks && view === 'weeks') {
    const points = weeks.map(({ monday, quizCount, averageScore }) => ({
      key: monday,
      value: averageScore,
      label: asDate(monday),
      title: `Week of ${asDate(monday)}: ${averageScore}% in ${counted(quizCount)}`,
    }));
    return (
      <Chart
        title="Score over time"
        finding={scoreFinding(
          weeks.map((week) => week.averageScore),
          'week',
        )}
        choice={choice}
        columns={['Week of', 'Average', 'Quizzes']}
        rows={weeks.map((week) => [asDate(week.monday), `${week.averageScore}%`, String(week.quizCount)])}
      >
        <LinePlot points={points} />
      </Chart>
    );
  }
  const points = scores.map(({ quizId, subject, completedAt, score }) => ({
    key: quizId,
    value: score,
    label: asDay(completedAt, timeZone),
    title: `${asDay(completedAt, timeZone)}, ${quizTitle(subject)}: ${score}%`,
  }));
  return (
    <Chart
      title="Score over time"
      finding={scoreFinding(
        scores.map(({ score }) => score),
        'quiz',
      )}
      choice={choice}
      columns={['Finished', 'Subject', 'Score']}
      rows={scores.map(({ completedAt, subject, score }) => [
        asDay(completedAt, timeZone),
        <TopicText key="subject" text={quizTitle(subject)} />,
        `${score}%`,
      ])}
    >
      <LinePlot points={points} />
    </Chart>
  );
}

function counted(quizzes: number): string {
  return quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`;
}
