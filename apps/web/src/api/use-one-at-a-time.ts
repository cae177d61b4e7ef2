import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is not begun again while it is under way. A double click is faster than the render that disables its
 * button, and would count two quizzes.
 */
export function useOneAtATime<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const isUnderWay = useRef(false);
  function mutate(variables: Variables) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(variables, {
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  }
  return { ...mutation, mutate };
}
