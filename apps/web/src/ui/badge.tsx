import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeStyle = cva(
  'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold',
  {
    variants: {
      tone: {
        blue: 'bg-blue-wash text-blue',
        violet: 'bg-violet-wash text-violet',
        orange: 'bg-orange-wash text-orange',
        green: 'bg-green-wash text-green',
        pink: 'bg-pink-wash text-pink',
        gold: 'bg-gold-wash text-gold',
        plain: 'bg-sunken text-soft',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeStyle({ tone })}>{children}</span>;
}
