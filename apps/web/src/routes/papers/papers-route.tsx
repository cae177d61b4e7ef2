import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { openPaperPlaceQuery, papersQuery, startPaper } from '../../api/progress/papers.ts';
import { ApiFailure } from '../../api/request.ts';
import { PapersScreen } from '../../features/papers/papers-screen.tsx';
import { useStudent } from '../../features/sign-in/student-context.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useFromBrowser } from '../../ui/use-from-browser.ts';

export default function PapersRoute() {
  const user = useStudent();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const papers = useQuery(papersQuery);
  const now = useFromBrowser(() => Date.now(), 0);
  const start = useMutation({
    mutationFn: startPaper,
    onSuccess: () => {
      for (const { queryKey } of [papersQuery, openPaperPlaceQuery])
        void queries.invalidateQueries({ queryKey });
      void navigate('/papers/active');
    },
  });
  if (papers.data === undefined) return <ScreenSkeleton />;
  return (
    <PapersScreen
      user={user}
      papers={papers.data}
      wanted={search.get('exam')}
      now={now}
      isStarting={start.isPending || start.isSuccess}
      problem={start.error === null ? null : problemOf(start.error)}
      onStart={(wish) => start.mutate(wish)}
    />
  );
}

function problemOf(error: Error): string {
  const told = error instanceof ApiFailure ? error.body?.message : undefined;
  return told ?? 'We could not reach the server. Please try again in a moment.';
}
