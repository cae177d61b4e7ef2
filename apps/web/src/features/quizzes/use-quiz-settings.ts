import type { User } from '@valence/contract';
import { useState } from 'react';
import {
  changedSettings,
  keepSettings,
  readKeptSettings,
  withinPlan,
} from '../../attempt/kept/kept-settings.ts';
import { defaultSettings, type QuizSettings } from '../../attempt/quiz-settings.ts';
import { useFromBrowser } from '../../ui/use-from-browser.ts';

/**
 * How a student wants to take quizzes: as it was set last in this tab, on whichever screen, else as the plan has it.
 * @param shared what the link asks for by which the student came; it goes before what was set elsewhere
 */
export function useQuizSettings(
  user: Pick<User, 'id' | 'hasActiveSubscription'>,
  shared: Partial<QuizSettings> = {},
): [QuizSettings, (settings: QuizSettings) => void] {
  const kept = useFromBrowser(() => readKeptSettings(user.id), {});
  const [changed, setChanged] = useState<Partial<QuizSettings>>({});
  const settings = withinPlan({ ...defaultSettings(user), ...kept, ...shared, ...changed }, user);
  return [
    settings,
    (wanted) => {
      const change = changedSettings(settings, wanted);
      setChanged({ ...changed, ...change });
      keepSettings(user.id, change);
    },
  ];
}
