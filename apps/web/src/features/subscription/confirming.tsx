import { LoaderCircle } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';

/** Between the payment and the word of the provider that it has come. */
export function Confirming() {
  return (
    <div aria-live="polite" aria-busy>
      <Notice
        icon={<LoaderCircle className="size-7 animate-spin" aria-hidden />}
        title="Confirming your subscription..."
        text="This takes a few seconds."
      />
    </div>
  );
}
