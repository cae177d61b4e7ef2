import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { createQueryClient } from '../../api/query-client.ts';
import { QuizReportDialog } from '../../features/reports/quiz-report-dialog.tsx';

const queryClient = createQueryClient();

/** The report dialog where there is no app around it: it brings what its call needs. */
export function ReportDialog(props: ComponentProps<typeof QuizReportDialog>) {
  return (
    <QueryClientProvider client={queryClient}>
      <QuizReportDialog {...props} />
    </QueryClientProvider>
  );
}
