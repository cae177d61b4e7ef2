import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is not begun again while it is under way. A double click is faster than the render that disables its
 * button, and would count two quizzes.
 */
export function useOneAtATime<Data, Variables = void>(
  options: Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'>,
) {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    // Told even of a mutation that was reset meanwhile.
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  function mutate(variables: Variables) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(variables);
  }
  return { ...mutation, mutate };
}
