import { buttonStyle } from '../../ui/button.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';

interface FirstQuestionProps {
  question: {
    id: string;
    text: string;
    options: { text: string; slip: { name: string; teaching: string } | null }[];
    key: number;
    explanation: string;
    proof: string;
  };
  place: number;
}

/** A question in plain markup: the answer is checked by opening what is under it, and styles show what belongs to the option that was chosen. */
export function FirstQuestion({ question, place }: FirstQuestionProps) {
  const { id, text, options, key, explanation, proof } = question;
  return (
    <fieldset
      data-first-question={id}
      className="group/first min-w-0 rounded-lg border border-line bg-surface p-5 shadow-low"
    >
      <legend className="sr-only">Question {place + 1} of 3</legend>
      <p className="text-sm font-semibold text-soft" aria-hidden>
        Question {place + 1} of 3
      </p>
      <p id={`first-${place}`} className="mt-2 text-lead font-semibold">
        <Typeset text={text} />
      </p>
      <div role="radiogroup" aria-labelledby={`first-${place}`} className="mt-4 grid gap-2.5">
        {options.map((option, index) => (
          <label
            key={option.text}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-3.5 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue has-checked:border-blue has-checked:bg-blue-wash group-has-[[open]]/first:cursor-default ${index === key ? rightLook : wrongLook}`}
          >
            <input type="radio" name={`first-${place}`} value={index} className="peer sr-only" />
            <span className="grid size-7 shrink-0 place-items-center rounded-full border border-current text-sm font-bold text-soft peer-checked:text-ink">
              {'ABCD'[index]}
            </span>
            <span className="min-w-0 grow">
              <Typeset text={option.text} />
            </span>
            {index === key ? (
              <span className="hidden text-sm font-semibold text-green group-has-[[open]]/first:inline">
                Correct
              </span>
            ) : (
              <span className="hidden text-sm font-semibold text-pink group-has-[[open]]/first:peer-checked:inline">
                Your answer
              </span>
            )}
          </label>
        ))}
      </div>
      <details className="mt-4">
        <summary
          className={buttonStyle({
            className:
              'invisible cursor-pointer list-none group-has-[:checked]/first:visible [&::-webkit-details-marker]:hidden',
          })}
        >
          <span className="group-has-[[open]]/first:hidden">Check answer</span>
          <span className="hidden group-has-[[open]]/first:inline">What your answer says</span>
        </summary>
        {options.map(({ slip }, index) => (
          <div key={slip?.teaching ?? 'right'} className={`hidden ${shownWith[index]}`}>
            {slip === null ? (
              <p className="mt-4 font-bold text-green">Correct!</p>
            ) : (
              <div className="mt-4 rounded-md border-l-4 border-pink bg-pink-wash px-4 py-3">
                <p className="font-bold text-pink">Not quite</p>
                <p className="mt-1 font-semibold">
                  The slip: <Typeset text={slip.name} />
                </p>
                <p className="mt-1">
                  <Typeset text={slip.teaching} />
                </p>
              </div>
            )}
          </div>
        ))}
        <div className="mt-3 rounded-md border-l-4 border-green bg-green-wash px-4 py-3">
          <p className="font-bold text-green">The right answer is {'ABCD'[key]}</p>
          <p className="mt-1">
            <Typeset text={explanation} />
          </p>
          <p className="mt-2 text-sm">
            How this key was checked: <Typeset text={proof} />
          </p>
        </div>
      </details>
    </fieldset>
  );
}

/** What belongs to an option stands where that option is chosen. */
const shownWith = [
  'group-has-[[value="0"]:checked]/first:block',
  'group-has-[[value="1"]:checked]/first:block',
  'group-has-[[value="2"]:checked]/first:block',
  'group-has-[[value="3"]:checked]/first:block',
] as const;

const rightLook =
  'group-has-[[open]]/first:border-green group-has-[[open]]/first:bg-green-wash group-has-[[open]]/first:has-checked:border-green group-has-[[open]]/first:has-checked:bg-green-wash';
const wrongLook =
  'group-has-[[open]]/first:has-checked:border-pink group-has-[[open]]/first:has-checked:bg-pink-wash';
