import { toast } from './toast/toast-store.ts';

/** Hands a text to whatever the device shares with, or else copies it, and says so. */
export async function share(text: string): Promise<void> {
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ text });
      return;
    }
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description: 'Paste it wherever you like.' });
  } catch (error) {
    // Whoever closes the device's own dialog has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: 'We could not copy this. Here it is:', description: text });
  }
}
