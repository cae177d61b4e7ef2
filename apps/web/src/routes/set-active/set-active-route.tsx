import { useNavigate } from 'react-router';
import { dropSet, keepSet, readKeptSet } from '../../attempt/kept/kept-set.ts';
import { addressOfChoice } from '../../attempt/shared-choice.ts';
import { ActiveQuiz } from '../../features/quizzes/active/active-quiz.tsx';
import { CalculatorHost } from '../../quiz-flow/calculator-host.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useFromBrowser } from '../../ui/use-from-browser.ts';

/** A shared set being taken by a visitor: every step is kept in the browser, and nowhere else. */
export default function SetActiveRoute() {
  const navigate = useNavigate();
  const found = useFromBrowser(() => ({ set: readKeptSet() }), null);
  if (found === null) return <ScreenSkeleton />;
  const { set } = found;
  if (set?.kept.kind !== 'active')
    return (
      <Notice title="No questions available" text="There is no set of questions in progress here.">
        <a href="/" className={buttonStyle({})}>
          Return Home
        </a>
      </Notice>
    );
  const { drawn, kept } = set;
  const { quiz, attempt } = kept;
  const leave = () => void navigate(addressOfChoice(drawn), { replace: true });
  return (
    <CalculatorHost>
      {(calculator) => (
        <ActiveQuiz
          quiz={quiz}
          initialAttempt={attempt}
          calculator={calculator}
          onProgress={(after) => keepSet({ drawn, kept: { kind: 'active', quiz, attempt: after } })}
          onHide={(after) => {
            if (readKeptSet()?.kept.kind === 'active')
              keepSet({ drawn, kept: { kind: 'active', quiz, attempt: after } });
          }}
          onFinish={(finished) => {
            keepSet({ drawn, kept: { kind: 'finished', finished } });
            leave();
          }}
          onExit={() => {
            dropSet();
            leave();
          }}
        />
      )}
    </CalculatorHost>
  );
}
