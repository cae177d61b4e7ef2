import { attemptsInPractice } from '@valence/contract';
import { Switch } from '../../ui/switch.tsx';

interface PracticeSwitchProps {
  isOn: boolean;
  isLocked?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a missed question can be tried again. */
export function PracticeSwitch(props: PracticeSwitchProps) {
  const attempts = props.isOn ? `Up to ${attemptsInPractice} attempts` : 'One attempt';
  return <Switch label="Practice Mode" note={`${attempts} at each question`} {...props} />;
}
