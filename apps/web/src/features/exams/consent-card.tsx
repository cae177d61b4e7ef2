import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fewestStudentsTold } from '@valence/contract';
import { Link } from 'react-router';
import { consentQuery, saveConsent } from '../../api/progress/calibration.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Asks whether forecasts may be compared with the student's papers; nothing is kept for it before that. */
export function ConsentCard() {
  const queries = useQueryClient();
  const { data } = useQuery(consentQuery);
  const saving = useMutation({
    mutationFn: saveConsent,
    onSuccess: (saved) => queries.setQueryData(consentQuery.queryKey, saved),
  });
  if (data === undefined) return null;
  return (
    <Card title="Is the forecast any good?">
      <p className="max-w-[62ch] text-soft">
        You can help us find out. When you start a paper, we would keep the mark that the forecast expects,
        and compare it with the mark you get. Students are counted together, without names and never fewer
        than {fewestStudentsTold}, on the page about{' '}
        <Link to="/forecast" className="font-semibold text-blue underline underline-offset-3">
          how the forecast is made
        </Link>
        .
      </p>
      <div className="mt-4">
        <Switch
          label="Compare forecasts with my papers"
          note="Nothing in your plan changes. Switched off, all that was kept for this is deleted."
          isOn={data.isGiven}
          onChange={(isGiven) => saving.mutate({ isGiven })}
        />
      </div>
      {saving.isError && (
        <p role="alert" className="mt-3 font-semibold text-pink">
          That could not be saved just now. Please try again in a moment.
        </p>
      )}
    </Card>
  );
}
