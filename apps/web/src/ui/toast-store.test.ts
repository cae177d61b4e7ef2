import { beforeEach, expect, test } from 'vitest';
import { currentToast, dismissToast, onToastChange, toast } from './toast-store.ts';

beforeEach(dismissToast);

test('one toast at a time: a new one takes the place of the old', () => {
  toast({ title: 'First', description: '' });
  const first = currentToast();
  toast({ title: 'Second', description: '' });
  expect(currentToast()?.title).toBe('Second');
  expect(currentToast()?.id).not.toBe(first?.id);
});

test('listeners hear of each change until they leave', () => {
  let heard = 0;
  const leave = onToastChange(() => (heard += 1));
  toast({ title: 'One', description: '' });
  dismissToast();
  leave();
  toast({ title: 'Two', description: '' });
  expect(heard).toBe(2);
});
