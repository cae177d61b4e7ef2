import { Menu } from 'lucide-react';

/** The views of the product, in the order of its header. */
const views = [
  { path: '/quiz', label: 'Quiz' },
  { path: '/periodic-table', label: 'Periodic Table' },
  { path: '/badges', label: 'Badges' },
  { path: '/results', label: 'Results' },
  { path: '/contact', label: 'Contact' },
] as const;

/** Plain links: the landing page works without scripts. */
export function Views({ className }: { className: string }) {
  return (
    <nav aria-label="Views" className={className}>
      {views.map(({ path, label }) => (
        <a
          key={path}
          href={path}
          className="inline-flex min-h-11 items-center px-2.5 font-semibold whitespace-nowrap text-soft hover:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** What the shell has in its account menu, for who is signed out and has a narrow screen: the views, and help. */
export function LandingMenu() {
  return (
    <details className="relative lg:hidden">
      <summary
        aria-label="Account Menu"
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-6" aria-hidden />
      </summary>
      <div className="absolute right-0 z-20 grid w-72 max-w-[88vw] gap-4 rounded-lg border border-line bg-surface p-5 shadow-high">
        <div>
          <p className="text-lead font-bold">Welcome!</p>
          <p className="text-soft">Sign in to access your account and track progress</p>
        </div>
        <Views className="grid" />
        <section aria-labelledby="landing-help" className="rounded-md bg-sunken p-4">
          <h2 id="landing-help" className="text-base font-bold">
            Need Help?
          </h2>
          <a href="/contact" className="mt-1 inline-block text-blue underline underline-offset-4">
            How to reach us
          </a>
          <p className="mt-1 text-sm text-soft">A team member will get back to you.</p>
        </section>
      </div>
    </details>
  );
}
