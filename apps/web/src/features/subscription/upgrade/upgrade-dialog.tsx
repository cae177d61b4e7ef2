import { moneyBackDays, premiumPrice } from '@valence/contract';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTimeZone } from '../../../ui/served-page.ts';
import { FeatureList } from '../feature-list.tsx';
import { premiumBenefits } from '../plan-features.ts';
import { upgradeWords, type UpsellTrigger } from './upgrade-words.ts';

interface UpgradeDialogProps {
  trigger: UpsellTrigger;
  onClose: () => void;
  onUpgrade: () => void;
}

/** Says what Premium would bring here, and leaves the choice to the student. */
export function UpgradeDialog({ trigger, onClose, onUpgrade }: UpgradeDialogProps) {
  const { lead, missing } = upgradeWords(trigger, useTimeZone());
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Upgrade to Premium"
      description={lead}
    >
      <section className="rounded-md bg-violet-wash px-4 py-3">
        <h3 className="flex items-center gap-2 font-semibold text-violet">
          <Sparkles className="size-4.5" aria-hidden />
          What you’re missing
        </h3>
        <p className="mt-1">{missing}</p>
      </section>
      <div className="mt-4">
        <FeatureList features={premiumBenefits} />
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <p>
          <strong>{premiumPrice.text} per month</strong>
          <span className="text-soft">, about {premiumPrice.textPerDay} a day</span>
        </p>
        <p className="text-sm text-soft">Cancel anytime. {moneyBackDays}-day money-back guarantee.</p>
      </div>
      <div className="mt-5 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button tone="bare" onClick={onClose}>
          Maybe Later
        </Button>
        <Button tone="premium" onClick={onUpgrade}>
          Upgrade Now
        </Button>
      </div>
    </Dialog>
  );
}
