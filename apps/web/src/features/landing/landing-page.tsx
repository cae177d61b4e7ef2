import { plans, productName } from '@valence/contract';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { SkipLink } from '../../ui/landmarks/skip-link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx';
import { LandingMenu, Views } from './landing-menu.tsx';
import { FeatureBlurbs } from './feature-blurbs.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { SampleQuestion } from './sample-question.tsx';

/** What a visitor sees first. It is plain markup: until it is hydrated, its login buttons lead to a page that opens the dialog. */
export function LandingPage({ onLogin }: { onLogin: () => void }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-end gap-2 px-5 py-4">
        <a href="/" className="mr-auto flex items-center gap-2.5 text-heading font-bold tracking-tight">
          <Mark className="size-8" />
          {productName}
        </a>
        <Views className="flex flex-wrap gap-0.5 max-lg:hidden" />
        <ThemeToggle />
        <LoginLink onLogin={onLogin} className={buttonStyle({ tone: 'quiet' })}>
          Login
        </LoginLink>
        <LandingMenu />
      </header>
      <main id="main" className="grow">
        <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-12 px-5 pt-8 pb-16 md:pt-16 lg:grid-cols-[1.1fr_1fr]">
          <div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <h1 className="text-display tracking-[-0.035em]">{productName}</h1>
              <Badge tone="violet">AI-Powered</Badge>
            </div>
            <p className="mt-5 max-w-[22ch] text-title font-semibold tracking-tight text-balance">
              Chemistry quizzes whose answers you can trust.
            </p>
            <p className="mt-5 max-w-[56ch] text-lead text-soft">
              Practice across subjects, or generate custom questions on any chemistry topic. Every answer key
              is checked by something other than its writer, and every wrong option tells you which slip leads
              there.
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <a href="/api/login?prompt=create" className={buttonStyle({ size: 'large' })}>
                Create account
              </a>
              <LoginLink onLogin={onLogin} className={buttonStyle({ size: 'large', tone: 'quiet' })}>
                Log in
              </LoginLink>
            </div>
            <p className="mt-3 text-soft">
              <a href="#try" className="block w-fit text-blue underline underline-offset-3">
                Try three questions first
              </a>
              <span className="mt-2 block">Sign in to track your progress.</span>
              Free: {plans.free.subjectQuizzesPerDay} quizzes a day, {plans.free.subjectQuizzesPerWeek} a
              week. No card needed.
            </p>
          </div>
          <SampleQuestion />
        </section>
        <FirstQuestions />
        <FeatureBlurbs />
      </main>
      <footer className="border-t border-line">
        <nav
          aria-label="Footer"
          className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-6 gap-y-2 px-5 py-6 text-sm text-soft"
        >
          <span className="mr-auto">{productName}, for students of chemistry</span>
          <span className="flex flex-wrap gap-x-6">
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/tools">
              Tools
            </a>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/forecast">
              Forecast
            </a>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/accuracy">
              Accuracy
            </a>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/contact">
              Contact
            </a>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/terms">
              Terms
            </a>
            <a className="inline-block py-1 underline-offset-4 hover:underline" href="/privacy">
              Privacy
            </a>
          </span>
        </nav>
      </footer>
    </div>
  );
}

function LoginLink({
  onLogin,
  className,
  children,
}: {
  onLogin: () => void;
  className: string;
  children: string;
}) {
  return (
    <a
      href="/?sign-in"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onLogin();
      }}
    >
      {children}
    </a>
  );
}
