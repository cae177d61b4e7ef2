import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What a phone shows: eighteen columns need more room. */
export function NoMobileView({ onExit }: { onExit: () => void }) {
  return (
    <Notice
      icon={<MonitorSmartphone className="size-7" aria-hidden />}
      title="Mobile View Not Available"
      text="The periodic table needs a wider screen. Turn your device, or open it on a tablet or a computer."
    >
      <Button onClick={onExit}>Return Home</Button>
    </Notice>
  );
}
