import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';

/** Between the payment and the word of the provider that it has come. */
export function Confirming({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy>
      <Notice
        icon={<LoaderCircle className="size-7 animate-spin" aria-hidden />}
        title="Confirming your subscription..."
        text={text}
      >
        {children}
      </Notice>
    </div>
  );
}
