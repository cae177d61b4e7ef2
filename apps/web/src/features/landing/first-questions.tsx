import { FirstQuestion } from './first-question.tsx';
import questions from './first-questions.data.json' with { type: 'json' };

/** Three questions to try before there is an account. */
export function FirstQuestions() {
  return (
    <section id="try" aria-labelledby="try-title" className="mx-auto w-full max-w-6xl scroll-mt-4 px-5 pb-16">
      <h2 id="try-title" className="text-title">
        Try three questions
      </h2>
      <p className="mt-3 max-w-[64ch] text-lead text-soft">
        No account needed. Choose, check, and see which slip a wrong option comes from.
      </p>
      <ol className="mt-8 grid items-start gap-6 lg:grid-cols-3">
        {questions.map((question, place) => (
          <li key={question.id} className="min-w-0">
            <FirstQuestion question={question} place={place} />
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-[64ch]">
        <a href="/api/login?prompt=create" className="font-semibold text-blue underline underline-offset-3">
          Create a free account
        </a>{' '}
        in this browser, and what you answered comes along as the first quiz in your history.
      </p>
    </section>
  );
}
