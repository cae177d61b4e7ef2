import type { ToastMessage } from '../../ui/toast/toast-store.ts';

/** Thanks for a report, in the server's words where it has some. */
export function reportSubmitted(message: string): ToastMessage {
  return {
    title: 'Report Submitted',
    description: message || "Thank you for your feedback! We'll review this question and make improvements.",
  };
}

export const alreadyReported: ToastMessage = {
  title: 'Already Reported',
  description: 'You have already reported this question. Thank you for your feedback!',
};

export const reportSignedOut: ToastMessage = {
  title: 'Authentication Required',
  description: 'Please log in to report questions.',
  variant: 'destructive',
};
