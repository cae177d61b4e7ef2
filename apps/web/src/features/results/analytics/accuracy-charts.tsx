import type { Analytics } from '@valence/contract';
import { useState } from 'react';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import { Bars } from '../charts/bars.tsx';
import { Chart } from '../charts/chart.tsx';
import { Choice } from '../charts/choice.tsx';
import { scoreBand } from '../score/score-band.ts';
import { quizTitle } from '../../../attempt/quiz-title.ts';

/** So many topics stand in the chart before all of them are asked for. */
const topicsAtFirst = 8;

export function TopicChart({ topics }: Pick<Analytics, 'topics'>) {
  const [view, setView] = useState<'most' | 'all'>('most');
  const shown = view === 'all' ? topics : topics.slice(0, topicsAtFirst);
  const choice = topics.length > topicsAtFirst && (
    <Choice
      label="Topics shown"
      options={[
        { value: 'most', label: `Top ${topicsAtFirst}` },
        { value: 'all', label: `All ${topics.length}` },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <Chart
      title="Accuracy by topic"
      finding="Right at the first attempt, the most practiced topics first."
      choice={choice}
      columns={['Topic', 'Subject', 'Right', 'Answered', 'Accuracy']}
      rows={topics.map((topic) => [
        topic.name,
        quizTitle(topic.subject),
        String(topic.right),
        String(topic.answered),
        `${percentOf(topic)}%`,
      ])}
    >
      <Bars bars={shown.map((topic) => barOf(topic.id, topic.name, topic))} />
    </Chart>
  );
}

export function DifficultyChart({ difficulties }: Pick<Analytics, 'difficulties'>) {
  return (
    <Chart
      title="Accuracy by difficulty"
      finding="Right at the first attempt."
      columns={['Difficulty', 'Right', 'Answered', 'Accuracy']}
      rows={difficulties.map((one) => [
        difficultyWords[one.difficulty],
        String(one.right),
        String(one.answered),
        `${percentOf(one)}%`,
      ])}
    >
      <Bars bars={difficulties.map((one) => barOf(one.difficulty, difficultyWords[one.difficulty], one))} />
    </Chart>
  );
}

interface Accuracy {
  right: number;
  answered: number;
}

function barOf(key: string, name: string, accuracy: Accuracy) {
  const percent = percentOf(accuracy);
  return {
    key,
    name,
    note: `${accuracy.right} of ${accuracy.answered}`,
    label: `${percent}%`,
    share: percent / 100,
    fill: scoreBand(percent).bar,
  };
}

function percentOf({ right, answered }: Accuracy): number {
  return Math.round((100 * right) / answered);
}
