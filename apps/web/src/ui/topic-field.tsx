import { topicMaxLength } from '@valence/contract';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';

/** Why a topic gave no quiz, with topics to offer instead. */
export interface TopicProblem {
  message: string;
  suggestions: readonly string[];
}

interface TopicFieldProps {
  label: string;
  topic: string;
  problem: TopicProblem | null;
  onChange: (topic: string) => void;
  /** The Enter key was pressed with nothing typed: a form whose button is disabled does not say so itself. */
  onEnterBlank?: () => void;
}

/** The input for a topic of one's own; what is wrong with it stands under it, with topics that are right. */
export function TopicField({ label, topic, problem, onChange, onEnterBlank }: TopicFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(() => input.current?.value, topic, onChange);
  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem]);
  return (
    <div>
      <Field
        ref={input}
        label={label}
        value={topic}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && topic.trim() === '') onEnterBlank?.();
        }}
        maxLength={topicMaxLength}
        placeholder="Buffers, Hess’s law, alkenes"
        autoComplete="off"
        problem={problem?.message ?? null}
      />
      {problem !== null && problem.suggestions.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Suggested topics">
          {problem.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  onChange(suggestion);
                  input.current?.focus();
                }}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
