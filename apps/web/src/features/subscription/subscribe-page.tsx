import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button.tsx';

/** What Premium is and costs. Checkout is not part of the product yet, and the page says so. */
export function SubscribePage() {
  return (
    <div className="mx-auto grid max-w-lg grid-cols-1 gap-6">
      <h1 className="text-title">Upgrade to Premium</h1>
      <section
        aria-labelledby="plan"
        className="rounded-lg border border-line bg-surface p-6 shadow-low sm:p-8"
      >
        <h2 id="plan" className="text-heading text-violet">
          Premium
        </h2>
        <p className="mt-1">
          <strong className="text-title">$12.99</strong>{' '}
          <span className="text-soft">per month, cancel anytime</span>
        </p>
        <ul className="mt-5 grid gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check className="mt-1 size-4.5 shrink-0 text-green" aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-6 rounded-md bg-violet-wash px-4 py-3">
          Checkout is not open yet. The free plan stays yours, and nothing is charged.
        </p>
      </section>
      <div>
        <Link href="/" className={buttonStyle({ tone: 'quiet' })}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}

const features = [
  '7 custom AI quizzes per week',
  'Advanced topics and difficulty levels',
  'Custom topic generation',
  'Detailed analytics',
  'Priority support',
  'Premium study materials',
];
