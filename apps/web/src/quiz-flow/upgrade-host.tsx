import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { UpgradeTrigger } from '../features/subscription/upgrade/upgrade-trigger.ts';
import { userQuery } from '../api/account/account.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const UpgradeDialog = lazyPart(
  async () => (await import('../features/subscription/upgrade/upgrade-dialog.tsx')).UpgradeDialog,
);

const PlanLimitDialog = lazyPart(
  async () => (await import('../features/subscription/upgrade/plan-limit-dialog.tsx')).PlanLimitDialog,
);

const CustomLimitDialog = lazyPart(
  async () => (await import('../features/subscription/upgrade/custom-limit-dialog.tsx')).CustomLimitDialog,
);

/** The dialog for what a plan does not give; its code comes when it is first needed. */
export function UpgradeHost({ trigger, onClose }: { trigger: UpgradeTrigger | null; onClose: () => void }) {
  const navigate = useNavigate();
  const { data: user } = useQuery(userQuery);
  if (trigger === null) return null;
  if (trigger.kind === 'custom-limit') {
    return <CustomLimitDialog limit={trigger.limit} resetDate={trigger.resetDate} onClose={onClose} />;
  }
  if (user?.isPremiumSold === false) return <PlanLimitDialog trigger={trigger} onClose={onClose} />;
  return (
    <UpgradeDialog
      trigger={trigger}
      onClose={onClose}
      onUpgrade={() => {
        onClose();
        void navigate('/subscribe');
      }}
    />
  );
}
