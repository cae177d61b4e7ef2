import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { userQuery } from '../../api/account/account.ts';
import { keepStudent } from '../../api/account/kept-student.ts';
import { pageAt } from '../../pages.ts';
import { Button } from '../../ui/button.tsx';
import { onReminderPressed, reloadIntoNewer, watchWorker } from './worker.ts';

/**
 * What lets the app open without a network, says when a newer version of it is there, and goes where a reminder leads. Nobody is
 * interrupted in a quiz.
 */
export function Installed() {
  // It comes late: whoever could not be asked for is not asked for again because of it.
  const { data: user } = useQuery({ ...userQuery, retryOnMount: false });
  const { pathname } = useLocation();
  const [isNewer, setNewer] = useState(false);
  useEffect(() => watchWorker(() => setNewer(true)), []);
  useEffect(() => {
    if (user !== undefined) keepStudent(user);
  }, [user]);
  const navigate = useNavigate();
  const isInQuiz = pageAt(pathname)?.hasOwnExit === true;
  const open = useEffectEvent((path: string) => {
    if (!isInQuiz) void navigate(path);
  });
  useEffect(() => onReminderPressed((path) => open(path)), []);
  const isShown = isNewer && !isInQuiz;
  return (
    // It stands before anything is said in it: what comes into it is then heard.
    <output className="fixed bottom-4 left-4 z-50 max-md:right-4 max-md:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] print:hidden">
      {isShown && (
        <span
          data-bottom-bar
          className="flex items-center gap-3 rounded-md border-l-4 border-blue bg-surface py-2 pr-2 pl-4 shadow-high ring-1 ring-line forced-colors:border forced-colors:border-l-4"
        >
          <span className="grow font-semibold">A new version is ready</span>
          <Button tone="quiet" size="small" onClick={() => void reloadIntoNewer()}>
            Reload
          </Button>
          <Button tone="bare" size="icon" aria-label="Dismiss" onClick={() => setNewer(false)}>
            <X className="size-5" aria-hidden />
          </Button>
        </span>
      )}
    </output>
  );
}
