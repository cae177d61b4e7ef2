import { attemptsInPractice } from '@valence/contract';
import { Switch } from '../../ui/switch.tsx';

interface PracticeSwitchProps {
  isOn: boolean;
  isLocked?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a missed question can be tried again. */
export function PracticeSwitch(props: PracticeSwitchProps) {
  return <Switch label="Practice Mode" note={notes} {...props} />;
}

const notes = {
  on: `Up to ${attemptsInPractice} attempts at each question`,
  off: 'One attempt at each question',
};
