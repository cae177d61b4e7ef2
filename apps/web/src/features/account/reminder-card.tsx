import { useQuery, useQueryClient } from '@tanstack/react-query';
import { productName, type Reminder } from '@valence/contract';
import { Bell, BellOff } from 'lucide-react';
import { use, useState } from 'react';
import { reminderQuery, turnReminderOff, turnReminderOn } from '../../api/account/reminder.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ServedPageContext } from '../../ui/served-page.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useFromBrowser } from '../../ui/use-from-browser.ts';
import { isSubscribed, pushSupport, subscribe, unsubscribe, type PushSupport } from './browser-push.ts';

/** After school, and before the evening is over. */
const usualHour = 18;

/** The daily reminder in this browser: nothing where the server offers none. */
export function ReminderCard() {
  const { pushKey } = use(ServedPageContext).settings;
  const support = useFromBrowser(pushSupport, 'able');
  if (pushKey === '') return null;
  return (
    <Card title="Daily Reminder">
      <p className="max-w-[60ch] text-soft">
        A notification with what to do today, on days when you have not studied yet. It never shows your name
        or a result.
      </p>
      {support === 'able' ? (
        <Controls pushKey={pushKey} />
      ) : (
        <p className="mt-4 max-w-[60ch]">{obstacles[support]}</p>
      )}
    </Card>
  );
}

const blocked = `Notifications from ${productName} are blocked in this browser. Allow them in its settings for this site, then reload this page.`;

const obstacles: Record<Exclude<PushSupport, 'able'>, string> = {
  blocked,
  uninstalled: `On an iPhone or iPad, reminders come from the installed app. Tap Share, then Add to Home Screen, open ${productName} from there, and turn them on here.`,
  unable:
    'This browser cannot show reminders. Current versions of Chrome, Edge, Firefox and Safari can, outside of private windows.',
};

function Controls({ pushKey }: { pushKey: string }) {
  const queries = useQueryClient();
  const { data: reminder, isError } = useQuery(reminderQuery);
  const here = useQuery({ queryKey: ['push subscription', pushKey], queryFn: () => isSubscribed(pushKey) });
  const [chosen, setChosen] = useState<number | null>(null);
  const hour = chosen ?? reminder?.hour ?? usualHour;
  const isOn = reminder?.isOnHere === true && here.data !== false;

  const changing = useOneAtATime({
    async mutationFn(hourWanted: number | null) {
      if (hourWanted === null) {
        const off = await turnReminderOff();
        await unsubscribe().catch(() => null);
        return off;
      }
      const subscription = await subscribe(pushKey);
      return subscription && turnReminderOn({ hour: hourWanted, subscription });
    },
    onSuccess(changed) {
      if (changed === null) {
        const description =
          pushSupport() === 'blocked' ? blocked : 'Press the button again, and allow notifications.';
        toast({ title: 'Not Turned On', description, variant: 'destructive' });
        return;
      }
      queries.setQueryData(reminderQuery.queryKey, changed);
      queries.setQueryData(['push subscription', pushKey], changed.isOnHere);
      setChosen(null);
    },
    onError(error) {
      const message = error instanceof ApiFailure ? error.body?.message : undefined;
      toast({
        title: 'Reminder Not Changed',
        description: message ?? 'Your browser or the network did not let us. Please try again in a moment.',
        variant: 'destructive',
      });
    },
  });

  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          label="Time"
          value={String(hour)}
          options={hours}
          onChange={(value) => {
            // What is shown is what is being saved: arrow keys are faster than the network.
            if (changing.isPending) return;
            setChosen(Number(value));
            if (isOn) changing.mutate(Number(value));
          }}
        />
        <Button
          tone={isOn ? 'quiet' : 'primary'}
          disabled={reminder === undefined}
          onClick={() => changing.mutate(isOn ? null : hour)}
        >
          {isOn ? <BellOff className="size-5" aria-hidden /> : <Bell className="size-5" aria-hidden />}
          {isOn ? 'Turn Off' : 'Turn On'}
        </Button>
      </div>
      <output className="mt-3 block max-w-[60ch]">
        {isError ? 'We could not load this. Please reload the page.' : standingOf(reminder, isOn)}
      </output>
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) }));

function standingOf(reminder: Reminder | undefined, isOn: boolean): string {
  if (reminder === undefined) return 'Loading...';
  if (reminder.hour === null) return 'Off.';
  if (!isOn) return 'Off in this browser.';
  const time = hourName(reminder.hour);
  return reminder.isQuiet
    ? `Paused after three reminders without a visit. Now that you are here, they go on at ${time}.`
    : `On in this browser at ${time}. After three in a row without a visit it pauses.`;
}

/** @example hourName(18) // '6 PM' */
function hourName(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}
