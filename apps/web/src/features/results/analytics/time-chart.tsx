import type { Analytics } from '@valence/contract';
import { useState } from 'react';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import { Bars } from '../charts/bars.tsx';
import { Chart } from '../charts/chart.tsx';
import { Choice } from '../charts/choice.tsx';
import { quizTitle } from '../../../attempt/quiz-title.ts';
import { asDuration } from './duration-words.ts';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

/** How long a question takes: medians, which one long pause does not move. */
export function TimeChart({ times }: Pick<Analytics, 'times'>) {
  const [view, setView] = useState<'difficulty' | 'subject'>('difficulty');
  const hasSubjects = times.bySubject.length > 1;
  const isBySubject = hasSubjects && view === 'subject';
  const groups = isBySubject
    ? times.bySubject.map(({ subject, ...pace }) => ({ name: quizTitle(subject), ...pace }))
    : times.byDifficulty.map(({ difficulty, ...pace }) => ({ name: difficultyWords[difficulty], ...pace }));
  const longest = Math.max(1, ...groups.map(({ medianSeconds }) => medianSeconds));
  const choice = hasSubjects && (
    <Choice
      label="Time per question by"
      options={[
        { value: 'difficulty', label: 'Difficulty' },
        { value: 'subject', label: 'Subject' },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <Chart
      title="Time per question"
      finding={
        times.overall === null
          ? 'Times are measured from your next quiz on.'
          : `Half of your answers took longer than ${asDuration(times.overall.medianSeconds)}, half were quicker.`
      }
      choice={choice}
      columns={[isBySubject ? 'Subject' : 'Difficulty', 'Median time', 'Answers']}
      rows={groups.map(({ name, medianSeconds, answered }) => [
        <TopicText key="name" text={name} />,
        asDuration(medianSeconds),
        String(answered),
      ])}
    >
      <Bars
        bars={groups.map(({ name, medianSeconds, answered }) => ({
          key: name,
          name: <TopicText text={name} />,
          note: answered === 1 ? '1 answer' : `${answered} answers`,
          label: asDuration(medianSeconds),
          share: medianSeconds / longest,
          fill: 'fill-violet',
        }))}
      />
    </Chart>
  );
}
