import { difficulties, plans, questionCounts, timeLimitMinutes } from '@valence/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { PremiumLock } from '../../../ui/premium-lock.tsx';
import { PracticeSwitch } from '../practice-switch.tsx';
import { TimerSwitch } from '../../../quiz-preview/timer-switch.tsx';
import { TypeItSwitch } from '../type-it-switch.tsx';

interface SettingsCardProps {
  settings: QuizSettings;
  isPremium: boolean;
  onChange: (settings: QuizSettings) => void;
  onLocked: (feature: 'premium_feature' | 'retry_mode') => void;
}

/**
 * How the quiz is to be taken. What the plan lacks shows a lock, and pressing it says what Premium brings. On a phone the card is
 * folded to what is chosen, so that the subjects stand on the first screen.
 */
export function SettingsCard({ settings, isPremium, onChange, onLocked }: SettingsCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="settings"
      className="rounded-lg border border-line bg-surface p-3 px-5 shadow-low lg:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="settings" className="text-lead lg:text-heading">
            Quiz Settings
          </h2>
          <p className="text-sm text-soft lg:hidden">{settingsInWords(settings)}</p>
        </div>
        <Button
          tone="quiet"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls="settings-choices"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Done' : 'Change'}
        </Button>
      </div>
      <div
        id="settings-choices"
        className={clsx('mt-6 grid-cols-1 gap-6 lg:grid', isOpen ? 'grid max-lg:mt-3' : 'hidden')}
      >
        <Choices settings={settings} isPremium={isPremium} onChange={onChange} onLocked={onLocked} />
      </div>
    </section>
  );
}

function settingsInWords({
  difficulty,
  count,
  hasTimer,
  isTyped = false,
  isPracticeMode,
}: QuizSettings): string {
  const [typed, practice] = [isTyped ? ['typed'] : [], isPracticeMode ? ['practice'] : []];
  const timer = hasTimer ? `${timeLimitMinutes(count)} min` : 'no time limit';
  return [difficultyWords[difficulty], `${count} questions`, timer, ...typed, ...practice].join(', ');
}

function Choices({ settings, isPremium, onChange, onLocked }: SettingsCardProps) {
  return (
    <>
      <DifficultyChoice settings={settings} onChange={onChange} />
      <CountChoice settings={settings} isPremium={isPremium} onChange={onChange} onLocked={onLocked} />
      <TimerSwitch
        count={settings.count}
        isOn={settings.hasTimer}
        onChange={(hasTimer) => onChange({ ...settings, hasTimer })}
      />
      <TypeItSwitch settings={settings} onChange={onChange} />
      <PracticeSwitch
        isOn={settings.isPracticeMode}
        isLocked={!isPremium}
        onChange={(isPracticeMode) =>
          isPremium ? onChange({ ...settings, isPracticeMode }) : onLocked('retry_mode')
        }
      />
    </>
  );
}

function DifficultyChoice({ settings, onChange }: Pick<SettingsCardProps, 'settings' | 'onChange'>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Difficulty</legend>
      <div className="@container mt-2">
        <div className="grid @max-[12rem]:grid-cols-1 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-1 rounded-md bg-sunken p-1">
          {difficulties.map((difficulty) => (
            <label
              key={difficulty}
              className="grid min-h-10 cursor-pointer place-items-center rounded-sm px-1 text-sm min-[22rem]:px-2.5 font-semibold text-soft has-checked:bg-surface has-checked:text-blue has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-blue"
            >
              <input
                type="radio"
                name="difficulty"
                className="sr-only"
                checked={settings.difficulty === difficulty}
                onChange={() => onChange({ ...settings, difficulty })}
              />
              {difficultyWords[difficulty]}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function CountChoice({ settings, isPremium, onChange, onLocked }: SettingsCardProps) {
  const allowed: readonly number[] = isPremium ? plans.premium.questionCounts : plans.free.questionCounts;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Number of questions</legend>
      <div className="mt-2 grid grid-cols-1 gap-1.5 sm:max-lg:grid-cols-2">
        {questionCounts.map(({ count, name, minutes }) => {
          const isLocked = !allowed.includes(count);
          return (
            <label
              key={count}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-1.5 has-checked:border-blue has-checked:bg-blue-wash has-focus-visible:outline-3 has-focus-visible:outline-blue"
            >
              <input
                type="radio"
                name="count"
                className="sr-only"
                checked={settings.count === count}
                onChange={() => (isLocked ? onLocked('premium_feature') : onChange({ ...settings, count }))}
              />
              <span className="min-w-7 text-right text-lead font-bold">{count}</span>
              <span className="min-w-0 grow leading-tight">
                <span className="block text-sm font-semibold">{name}</span>
                <span className="text-sm text-soft">{minutes}</span>
              </span>
              {isLocked && <PremiumLock />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
