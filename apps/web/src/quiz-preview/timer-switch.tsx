import { timeLimitMinutes } from '@valence/contract';
import { Switch } from '../ui/switch.tsx';

interface TimerSwitchProps {
  /** Questions that the time is for. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a quiz has a time limit. Its label is its state, so a screen reader hears first what is switched. */
export function TimerSwitch({ count, isOn, onChange }: TimerSwitchProps) {
  return (
    <Switch
      spoken={isOn ? '' : 'Timer: '}
      label={isOn ? 'Timer Enabled' : 'No Time Limit'}
      note={{
        on: `${timeLimitMinutes(count)} minutes for ${count} questions`,
        off: 'Take all the time you need',
      }}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
