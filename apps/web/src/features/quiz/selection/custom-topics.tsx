import { useQuery } from '@tanstack/react-query';
import { topicMaxLength } from '@valence/contract';
import type { FormEvent } from 'react';
import { customQuizUsageQuery } from '../../../api/progress.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Premium's way to a quiz on any topic, with what is left of the week's allowance. */
export function CustomTopics({
  isStarting,
  onStart,
}: {
  isStarting: boolean;
  onStart: (topic: string) => void;
}) {
  const usage = useQuery(customQuizUsageQuery);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('topic');
    const topic = typeof typed === 'string' ? typed.trim() : '';
    if (topic !== '') {
      onStart(topic);
      return;
    }
    toast({
      title: 'Topic Required',
      description: 'Please enter a chemistry topic for your custom quiz.',
      variant: 'destructive',
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-low">
      <Field
        label="Chemistry topic"
        name="topic"
        maxLength={topicMaxLength}
        placeholder="Buffer capacity, SN2 reactions, Hess’s law"
        autoComplete="off"
      />
      {usage.data !== undefined && (
        <p className="text-soft">
          Custom quizzes remaining this week: {usage.data.remaining} / {usage.data.weeklyLimit}
        </p>
      )}
      <div>
        <Button type="submit" disabled={isStarting}>
          {isStarting ? 'Generating...' : 'Generate Custom Quiz'}
        </Button>
      </div>
    </form>
  );
}
