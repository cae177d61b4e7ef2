import type { Badge } from '@valence/contract';

/** Four numbers over all badges. */
export function BadgeTiles({ badges }: { badges: readonly Badge[] }) {
  const earned = badges.filter(({ unlocked }) => unlocked);
  const tiles = [
    { label: 'Earned', value: earned.length, colour: 'text-green' },
    { label: 'To Unlock', value: badges.length - earned.length, colour: 'text-blue' },
    {
      label: 'Legendary',
      value: earned.filter(({ rarity }) => rarity === 'legendary').length,
      colour: 'text-gold',
    },
    {
      label: 'Complete',
      value: `${Math.round((earned.length / badges.length) * 100)}%`,
      colour: 'text-violet',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value, colour }) => (
        <div key={label} className="rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
          <dt className="text-sm font-semibold text-soft">{label}</dt>
          <dd className={`mt-1 text-title font-bold tracking-tight ${colour}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
