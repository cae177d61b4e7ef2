import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { UpgradeTrigger } from '../features/subscription/upgrade-trigger.ts';

const UpgradeDialog = lazy(async () => ({
  default: (await import('../features/subscription/upgrade-dialog.tsx')).UpgradeDialog,
}));

/** The upgrade dialog; its code comes when it is first needed. */
export function UpgradeHost({ trigger, onClose }: { trigger: UpgradeTrigger | null; onClose: () => void }) {
  const [, navigate] = useLocation();
  if (trigger === null) return null;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog
        trigger={trigger}
        onClose={onClose}
        onUpgrade={() => {
          onClose();
          navigate('/subscribe');
        }}
      />
    </Suspense>
  );
}
