import { useNavigate } from 'react-router';
import type { UpgradeTrigger } from '../features/subscription/upgrade-trigger.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const UpgradeDialog = lazyPart(
  async () => (await import('../features/subscription/upgrade-dialog.tsx')).UpgradeDialog,
);

const CustomLimitDialog = lazyPart(
  async () => (await import('../features/subscription/custom-limit-dialog.tsx')).CustomLimitDialog,
);

/** The dialog for what a plan does not give; its code comes when it is first needed. */
export function UpgradeHost({ trigger, onClose }: { trigger: UpgradeTrigger | null; onClose: () => void }) {
  const navigate = useNavigate();
  if (trigger === null) return null;
  if (trigger.kind === 'custom-limit') {
    return <CustomLimitDialog limit={trigger.limit} resetDate={trigger.resetDate} onClose={onClose} />;
  }
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
