import type { QuizSettings } from '../../attempt/quiz-settings.ts';
import { Switch } from '../../ui/switch.tsx';

interface TypeItSwitchProps {
  settings: QuizSettings;
  onChange: (settings: QuizSettings) => void;
}

/** Whether answers are typed, as in an exam; every plan has it. */
export function TypeItSwitch({ settings, onChange }: TypeItSwitchProps) {
  const { isTyped = false } = settings;
  return (
    <Switch
      label="Type It"
      note={{ on: 'No options, wherever an answer can be typed', off: 'Choose from four options' }}
      isOn={isTyped}
      onChange={(isOn) => onChange({ ...settings, isTyped: isOn })}
    />
  );
}
