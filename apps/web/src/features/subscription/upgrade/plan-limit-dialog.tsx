import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { limitWords, type UpsellTrigger } from './upgrade-words.ts';

/** Says what the plan does not give, where no other can be bought. */
export function PlanLimitDialog({ trigger, onClose }: { trigger: UpsellTrigger; onClose: () => void }) {
  const { lead, meanwhile } = limitWords(trigger);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Not on your plan"
      description={lead}
    >
      <p>{meanwhile}</p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Got it</Button>
      </div>
    </Dialog>
  );
}
