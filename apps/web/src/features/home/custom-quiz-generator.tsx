import {
  difficulties,
  normalizeTopic,
  plans,
  type Difficulty,
  type PreviewQuizResponse,
  type User,
} from '@valence/contract';
import { LockKeyhole, Sparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { difficultyWords } from '../../attempt/difficulty-words.ts';
import type { QuizSettings } from '../../attempt/quiz-settings.ts';
import { QuizPreview } from '../../quiz-preview/quiz-preview.tsx';
import { useQuizPreview } from '../../quiz-preview/use-quiz-preview.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TimerSwitch } from '../../quiz-preview/timer-switch.tsx';
import { TopicField, type TopicProblem } from '../../ui/topic-field.tsx';

/** Questions that it asks for. */
const count = 5;
const longest = Math.max(...plans.premium.questionCounts);

interface CustomQuizGeneratorProps {
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  topic: string;
  problem: TopicProblem | null;
  isGenerating: boolean;
  onType: (topic: string) => void;
  /** Hears of a blank topic too: it has something to say about it. `preview` is what the student has read of the quiz. */
  onGenerate: (topic: string, settings: QuizSettings, preview: PreviewQuizResponse | null) => void;
}

/** A short quiz on a topic of the student's own. */
export function CustomQuizGenerator({
  user,
  topic,
  problem,
  isGenerating,
  onType,
  onGenerate,
}: CustomQuizGeneratorProps) {
  const { hasActiveSubscription: isPremium, isPremiumSold } = user;
  const [difficulty, setDifficulty] = useState<Difficulty>('intermediate');
  const [hasTimer, setTimer] = useState(true);
  const asked = normalizeTopic(topic);
  const settings = { difficulty, count, hasTimer, isPracticeMode: isPremium };
  const preview = useQuizPreview({ topic }, count);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isGenerating) return;
    onGenerate(asked, settings, preview);
  }

  return (
    <section
      aria-labelledby="generator"
      className="rounded-lg border border-line bg-surface p-5 shadow-low sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="generator" className="mr-auto text-heading">
          Custom AI Question Generator
        </h2>
        {isPremium && <Badge tone="blue">{plans.premium.customQuizzesPerWeek} quizzes a week</Badge>}
        {isPremiumSold && (
          <Badge tone="violet">
            {isPremium ? (
              <Sparkles className="size-4" aria-hidden />
            ) : (
              <LockKeyhole className="size-4" aria-hidden />
            )}
            {isPremium ? 'Premium Feature Unlocked' : 'Premium Feature Required'}
          </Badge>
        )}
      </div>
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <div className="grid gap-2">
          <TopicField
            label="Study Topic"
            topic={topic}
            problem={problem}
            onChange={onType}
            onEnterBlank={() => onGenerate('', settings, null)}
          />
          {problem === null && (
            <QuizPreview
              id="generator-preview"
              user={user}
              preview={preview}
              wanted={{ count, difficulty }}
              hint="You’ll see how many questions we have before this uses one of your quizzes."
              onTopic={onType}
            />
          )}
        </div>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField
            label="Difficulty"
            value={difficulty}
            options={difficulties.map((one) => ({ value: one, label: difficultyWords[one] }))}
            onChange={setDifficulty}
          />
          <TimerSwitch count={count} isOn={hasTimer} onChange={setTimer} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            tone="premium"
            disabled={asked === '' || isGenerating}
            aria-describedby="generator-preview"
          >
            {isGenerating ? 'Generating...' : 'Generate Quiz'}
          </Button>
          <p className="text-sm text-soft">{hintOf(isPremium, isPremiumSold)}</p>
        </div>
      </form>
    </section>
  );
}

function hintOf(isPremium: boolean, isPremiumSold: boolean): string {
  const questions = `${count} personalized questions per topic and difficulty here, and up to ${longest} on the Quiz page.`;
  if (!isPremiumSold) return isPremium ? `You get ${questions}` : 'Your plan has no custom quizzes.';
  return isPremium
    ? `Premium gives ${questions}`
    : 'Upgrade to Premium for personalized questions on any topic.';
}
