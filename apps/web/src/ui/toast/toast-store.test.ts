import { beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, onToastChange, toast } from './toast-store.ts';

beforeEach(dismissToast);

test('one toast at a time: a new one takes the place of the old', () => {
  toast({ title: 'First', description: '' });
  const first = currentToast();
  toast({ title: 'Second', description: '' });
  expect(currentToast()?.title).toBe('Second');
  expect(currentToast()?.id).not.toBe(first?.id);
});

test('a dismissed toast is closed at once, and removed after 1,000,000 ms', () => {
  vi.useFakeTimers();
  toast({ title: 'Gone soon', description: '' });
  expect(currentToast()?.isOpen).toBe(true);
  dismissToast();
  expect(currentToast()?.isOpen).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  vi.useRealTimers();
});

test('a toast that comes after a dismissed one is not removed with it', () => {
  vi.useFakeTimers();
  toast({ title: 'First', description: '' });
  dismissToast();
  toast({ title: 'Second', description: '' });
  vi.advanceTimersByTime(2_000_000);
  expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true });
  vi.useRealTimers();
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
