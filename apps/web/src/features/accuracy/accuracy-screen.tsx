import { useQuery } from '@tanstack/react-query';
import { accuracyQuery } from '../../api/desk/accuracy.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccuracyPage } from './accuracy-page.tsx';

/** How often our keys are wrong, as the server knows it. */
export function AccuracyScreen() {
  const { data, isError } = useQuery(accuracyQuery);
  if (data !== undefined) return <AccuracyPage accuracy={data} />;
  if (!isError) return <ScreenSkeleton />;
  return <Notice title="How often we are wrong" text="We could not read the numbers. Please try again." />;
}
