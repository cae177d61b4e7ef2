import { useMutation } from '@tanstack/react-query';
import { doubtLength, type DeskBlindQuestion, type DeskConfirmReading } from '@valence/contract';
import { useId, useState } from 'react';
import { confirmReading } from '../../../api/desk/desk-readings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { QuestionFigure } from '../../../ui/figure/question-figure.tsx';
import { StimulusBlock } from '../../../ui/figure/stimulus-block.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { FailureLine } from '../failure-line.tsx';
import { useFocusOnce } from './use-focus-once.ts';

interface BlindQuestionProps {
  question: DeskBlindQuestion;
  onConfirmed: (id: string) => void;
}

/** A question with its options and nothing of its key, and what the reader says about it, once. */
export function BlindQuestion({ question, onConfirmed }: BlindQuestionProps) {
  const { id, audit, subject, difficulty, drawings, figure, stimulus } = question;
  const [said, setSaid] = useState<string | null>(null);
  const [doubt, setDoubt] = useState('');
  const heading = useFocusOnce<HTMLHeadingElement>();
  const group = useId();
  const confirming = useMutation({ mutationFn: confirmReading, onSuccess: () => onConfirmed(id) });
  const answers = [
    ...question.options.map((text, choice) => ({
      value: String(choice),
      letter: 'ABCD'[choice],
      text: <Typeset text={text} drawings={drawings} />,
    })),
    { value: 'none', letter: null, text: 'No option is right, or more than one' },
    { value: 'known', letter: null, text: 'I wrote this question, or know its key' },
  ];
  return (
    <form
      aria-label="Question to solve"
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== null && !confirming.isPending)
          confirming.mutate({ id, answer: answerOf(said), doubt: doubt.trim() === '' ? null : doubt });
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {audit === null ? 'A question' : `A question of Audit ${audit}`}
      </h3>
      <p className="text-soft">
        {subject}, {difficulty}
      </p>
      {stimulus && <StimulusBlock stimulus={stimulus} drawings={drawings} />}
      <p className="font-semibold">
        <Typeset text={question.question} drawings={drawings} />
      </p>
      {figure && <QuestionFigure figure={figure} />}
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="sr-only">Your answer</legend>
        {answers.map(({ value, letter, text }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-blue has-checked:bg-blue-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue"
          >
            <input
              type="radio"
              name={group}
              className="size-5 shrink-0 accent-blue"
              checked={said === value}
              onChange={() => setSaid(value)}
            />
            {letter !== null && <span className="font-bold">{letter}</span>}
            <span className="min-w-0 grow">{text}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label="What is doubtful, if anything"
        value={doubt}
        maxLength={doubtLength}
        onChange={(event) => setDoubt(event.target.value)}
      />
      <FailureLine error={confirming.error} />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={said === null}
        isBusy={confirming.isPending}
      >
        Confirm
      </Button>
    </form>
  );
}

function answerOf(said: string): DeskConfirmReading['answer'] {
  if (said === 'none' || said === 'known') return { kind: said };
  return { kind: 'option', choice: Number(said) };
}
