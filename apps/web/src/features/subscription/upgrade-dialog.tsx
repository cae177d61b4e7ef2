import { Check, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { UpgradeTrigger } from './upgrade-trigger.ts';

type Trigger = Exclude<UpgradeTrigger, { kind: 'custom-limit' }>;

interface UpgradeDialogProps {
  trigger: Trigger;
  onClose: () => void;
  onUpgrade: () => void;
}

/** Says what Premium would bring here, and leaves the choice to the student. */
export function UpgradeDialog({ trigger, onClose, onUpgrade }: UpgradeDialogProps) {
  const words = wordsOf(trigger);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Upgrade to Premium"
      description={words.lead}
    >
      <div className="rounded-md bg-violet-wash px-4 py-3">
        <p className="flex items-center gap-2 font-semibold text-violet">
          <Sparkles className="size-4.5" aria-hidden />
          What you’re missing
        </p>
        <p className="mt-1">{words.missing}</p>
      </div>
      <ul className="mt-4 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check className="mt-1 size-4.5 shrink-0 text-green" aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-soft">
        <strong className="text-ink">$12.99 per month</strong>, cancel anytime
      </p>
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

const benefits = [
  'Unlimited subject quizzes and 7 custom quizzes a week',
  'Custom topics on any chemistry subject',
  'Advanced difficulty customization',
  'Detailed performance analytics',
];

function wordsOf(trigger: Trigger): { lead: string; missing: string } {
  switch (trigger.kind) {
    case 'premium_feature':
      return {
        lead: featureLead('This quiz'),
        missing: 'Longer quizzes of up to 30 questions, for a whole chapter in one sitting.',
      };
    case 'custom_topics':
      return {
        lead: featureLead('Custom topics'),
        missing: 'Quizzes on exactly what your next exam asks: type a topic and start.',
      };
    case 'retry_mode':
      return {
        lead: featureLead('Practice mode'),
        missing: 'Three attempts at each question, with a hint at the slip after each wrong one.',
      };
    case 'review_all':
      return {
        lead: featureLead('Going over a whole quiz again'),
        missing:
          'A fresh quiz at one press, and every concept of the last one gone over, the right answers included.',
      };
    case 'weekly-limit':
      return {
        lead: `You have used your ${trigger.limit} free quizzes ${trigger.period === 'day' ? 'today' : 'this week'}. Unlock unlimited AI-generated quizzes and more!`,
        missing: `Quizzes without a limit. ${resetWords(trigger.resetDate, trigger.period)}`,
      };
  }
}

function featureLead(feature: string): string {
  return `${feature} requires a Premium subscription. Unlock unlimited AI-generated quizzes and more!`;
}

function resetWords(resetDate: string | null, period: 'day' | 'week'): string {
  if (resetDate === null) {
    return period === 'day' ? 'Free ones come back tomorrow.' : 'Free ones come back next Monday.';
  }
  const when = new Date(resetDate).toLocaleString('en', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `Free ones come back on ${when}.`;
}
