import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center select-none transition-colors duration-[var(--motion-quick)] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced-colors:border';

const tones = {
  primary: 'bg-blue text-on-blue hover:not-disabled:bg-blue-deep',
  quiet: 'border border-line-strong bg-surface text-ink hover:not-disabled:bg-sunken',
  bare: 'text-ink hover:not-disabled:bg-sunken',
  premium: 'bg-violet text-on-blue hover:not-disabled:opacity-90',
  danger: 'border border-pink text-pink bg-surface hover:not-disabled:bg-pink-wash',
};

const sizes = {
  small: 'min-h-9 px-3 text-sm',
  /** In a row of small words that a thumb has to meet. */
  bar: 'min-h-11 min-w-11 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lead',
  icon: 'size-11',
};

interface ButtonStyle {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Classes of everything that looks like a button, links included. */
export function buttonStyle({ tone = 'primary', size = 'medium', className }: ButtonStyle = {}): string {
  return clsx(base, tones[tone], sizes[size], className);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** What it was pressed for is under way: it takes no press, and keeps the focus, which a disabled button loses. */
  isBusy?: boolean;
}

export function Button({ tone, size, className, isBusy = false, ...rest }: ButtonProps) {
  const busy = isBusy && { 'aria-disabled': true, onClick: ignore };
  return <button type="button" className={buttonStyle({ tone, size, className })} {...rest} {...busy} />;
}

/** Enter in a field presses the button of its form, and so does not send it either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
