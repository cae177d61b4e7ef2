import { Check } from 'lucide-react';

/** What a plan has, line by line. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-1 size-4.5 shrink-0 text-green" aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
