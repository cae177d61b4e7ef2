import { useLocation } from 'wouter';
import type { UpgradeTrigger } from '../features/subscription/upgrade-trigger.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const UpgradeDialog = lazyPart(
  async () => (await import('../features/subscription/upgrade-dialog.tsx')).UpgradeDialog,
);

/** The upgrade dialog; its code comes when it is first needed. */
export function UpgradeHost({ trigger, onClose }: { trigger: UpgradeTrigger | null; onClose: () => void }) {
  const [, navigate] = useLocation();
  if (trigger === null) return null;
  return (
    <UpgradeDialog
      trigger={trigger}
      onClose={onClose}
      onUpgrade={() => {
        onClose();
        navigate('/subscribe');
      }}
    />
  );
}
