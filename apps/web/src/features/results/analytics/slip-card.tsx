import type { Analytics } from '@valence/contract';
import { Hourglass, MoveRight, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { asDay } from '../../../ui/days/day-words.ts';
import { useTimeZone } from '../../../ui/served-page.ts';
import { quizTitle } from '../../../attempt/quiz-title.ts';
import { trendWords } from './trend-words.ts';
import { TopicText } from '../../../ui/typeset/topic-text.tsx';

type Slip = Analytics['slips'][number];

interface SlipCardProps {
  slip: Slip;
  isPremium: boolean;
  isStarting: boolean;
  onPractise: (topic: string) => void;
}

/** One slip: what it is called, what it cost, where it is going, what helps, and practice on it. */
export function SlipCard({ slip, isPremium, isStarting, onPractise }: SlipCardProps) {
  const timeZone = useTimeZone();
  const practice = isPremium
    ? { topic: slip.topic.name, name: slip.topic.name }
    : { topic: slip.subject, name: quizTitle(slip.subject) };
  const { icon: Icon, tone } = trendLooks[slip.trend ?? 'unknown'];
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 py-5 first:pt-1 last:pb-0 md:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lead leading-snug font-bold">
            <Typeset text={slip.name} />
          </h3>
          <Badge tone={tone}>
            <Icon className="size-4" aria-hidden />
            {trendWords(slip.trend)}
          </Badge>
        </div>
        <p className="mt-0.5 text-sm text-soft">
          Cost you {slip.made === 1 ? '1 answer' : `${slip.made} answers`}, last on{' '}
          {asDay(slip.lastSeen, timeZone)}, in {slip.topic.name}
        </p>
        <p className="mt-3 max-w-[62ch] border-l-4 border-blue pl-4">
          <Typeset text={slip.teaching} drawings={slip.drawings} />
        </p>
      </div>
      <div className="grid content-start gap-4">
        <div aria-hidden="true" className="grid gap-2">
          {slip.trend === null ? (
            <RateBar label="So far" rate={slip} fill="fill-pink" />
          ) : (
            <>
              <RateBar label="Earlier" rate={slip.earlier} fill="fill-line-strong" />
              <RateBar label="Lately" rate={slip.recent} fill="fill-pink" />
            </>
          )}
        </div>
        <Button
          tone="quiet"
          size="small"
          className="h-auto py-1.5"
          disabled={isStarting}
          onClick={() => onPractise(practice.topic)}
        >
          Practice <TopicText text={practice.name} />
        </Button>
      </div>
    </li>
  );
}

/** How many of the chances to make the slip were taken. */
function RateBar({ label, rate, fill }: { label: string; rate: Slip['recent']; fill: string }) {
  const share = rate.offered === 0 ? 0 : rate.made / rate.offered;
  return (
    <div className="grid grid-cols-[3.5rem_1fr_4.5rem] items-center gap-2 text-sm">
      <span className="text-soft">{label}</span>
      <svg className="h-2.5 w-full">
        <rect width="100%" height="100%" rx="5" className="fill-sunken" />
        {share > 0 && <rect width={`${Math.max(5, 100 * share)}%`} height="100%" rx="5" className={fill} />}
      </svg>
      <span className="figures text-right">
        {rate.made} of {rate.offered}
      </span>
    </div>
  );
}

const trendLooks: Record<NonNullable<Slip['trend']> | 'unknown', { icon: LucideIcon; tone: BadgeTone }> = {
  falling: { icon: TrendingDown, tone: 'green' },
  steady: { icon: MoveRight, tone: 'gold' },
  rising: { icon: TrendingUp, tone: 'pink' },
  unknown: { icon: Hourglass, tone: 'plain' },
};
