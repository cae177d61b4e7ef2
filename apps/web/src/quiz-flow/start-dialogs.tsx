import type { UpgradeTrigger } from '../features/subscription/upgrade/upgrade-trigger.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import type { OpenInTheWay } from './use-issue-quiz.ts';

const OpenQuizDialog = lazyPart(async () => (await import('./open-quiz-dialog.tsx')).OpenQuizDialog);

interface StartDialogsProps {
  trigger: UpgradeTrigger | null;
  onClose: () => void;
  inTheWay: OpenInTheWay | null;
}

/** What may have to be said before a quiz is started: that another one is open, or that the plan does not have it. */
export function StartDialogs({ trigger, onClose, inTheWay }: StartDialogsProps) {
  return (
    <>
      {inTheWay !== null && <OpenQuizDialog open={inTheWay} />}
      <UpgradeHost trigger={trigger} onClose={onClose} />
    </>
  );
}
