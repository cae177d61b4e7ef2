import { difficulties, plans, type User } from '@valence/contract';
import { difficultyWords } from '../../../attempt/difficulty-words.ts';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { PracticeSwitch } from '../practice-switch.tsx';
import { TimerSwitch } from '../../../quiz-preview/timer-switch.tsx';
import { TypeItSwitch } from '../type-it-switch.tsx';

interface TopicsSettingsProps {
  settings: QuizSettings;
  user: Pick<User, 'hasActiveSubscription'>;
  onChange: (settings: QuizSettings) => void;
}

/** How the quiz is to be taken, in little room: the list below is what one came for. It offers what the plan has. */
export function TopicsSettings({ settings, user, onChange }: TopicsSettingsProps) {
  const plan = user.hasActiveSubscription ? plans.premium : plans.free;
  return (
    <section
      aria-label="Quiz Settings"
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-end gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-x-5 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5 lg:grid-cols-4"
    >
      <SelectField
        label="Difficulty"
        value={settings.difficulty}
        options={difficulties.map((value) => ({ value, label: difficultyWords[value] }))}
        onChange={(difficulty) => onChange({ ...settings, difficulty })}
      />
      <SelectField
        label="Number of questions"
        value={String(settings.count)}
        options={plan.questionCounts.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => onChange({ ...settings, count: Number(count) })}
      />
      <div className="col-span-2 lg:col-span-1">
        <TimerSwitch
          count={settings.count}
          isOn={settings.hasTimer}
          onChange={(hasTimer) => onChange({ ...settings, hasTimer })}
        />
      </div>
      <div className="col-span-2 lg:col-span-1">
        <TypeItSwitch settings={settings} onChange={onChange} />
      </div>
      {plan.practiceMode && (
        <div className="col-span-2 lg:col-span-1">
          <PracticeSwitch
            isOn={settings.isPracticeMode}
            onChange={(isPracticeMode) => onChange({ ...settings, isPracticeMode })}
          />
        </div>
      )}
    </section>
  );
}
