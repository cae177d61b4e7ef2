/*
 * The measure that our quiz page is held against: the same ten questions in React, written by hand, with nothing that a
 * quiz can do without. No frame, no server, no typeset chemistry, no sign-in.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './quiz.css';

interface PeerQuestion {
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
}

/** Built in, as a quiz written by hand has them. */
declare const peerQuestions: PeerQuestion[];

function Quiz() {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [right, setRight] = useState(0);
  const question = peerQuestions[at];
  if (question === undefined) return <h1>{right} right</h1>;
  return (
    <main>
      <p>
        Question {at + 1} of {peerQuestions.length}
      </p>
      <h2>{question.question}</h2>
      {question.options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name="option"
            checked={chosen === index}
            disabled={isLocked}
            onChange={() => setChosen(index)}
          />{' '}
          {option}
        </label>
      ))}
      {isLocked && <p>{question.explanation}</p>}
      <button
        type="button"
        disabled={chosen === null}
        onClick={() => {
          if (!isLocked) {
            setLocked(true);
            if (chosen === question.correctAnswer) setRight(right + 1);
            return;
          }
          setAt(at + 1);
          setChosen(null);
          setLocked(false);
        }}
      >
        {isLocked ? 'Next' : 'Submit Answer'}
      </button>
    </main>
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<Quiz />);
