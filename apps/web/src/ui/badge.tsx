import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  blue: 'bg-blue-wash text-blue',
  violet: 'bg-violet-wash text-violet',
  orange: 'bg-orange-wash text-orange',
  green: 'bg-green-wash text-green',
  pink: 'bg-pink-wash text-pink',
  gold: 'bg-gold-wash text-gold',
  plain: 'bg-sunken text-soft',
};

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  const style =
    'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold';
  return <span className={clsx(style, tones[tone])}>{children}</span>;
}
