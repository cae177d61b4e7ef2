import type { InputError, WorkingResult } from '@valence/chemistry';
import { useState } from 'react';

export interface Tool<Inputs, T, Field extends string> {
  inputs: Inputs;
  result: WorkingResult<T, Field> | null;
  /** What is wrong with an input, if it is this one. */
  faultOf: (field: Field) => InputError<Field> | null;
  change: (changed: Partial<Inputs>) => void;
  calculate: () => void;
}

/** What is typed into a tool, and what it came to: a result stands only as long as the inputs that it is of. */
export function useTool<Inputs extends object, T, Field extends string>(
  blank: Inputs,
  compute: (inputs: Inputs) => WorkingResult<T, Field>,
): Tool<Inputs, T, Field> {
  const [inputs, setInputs] = useState(blank);
  const [result, setResult] = useState<WorkingResult<T, Field> | null>(null);
  return {
    inputs,
    result,
    faultOf: (field) => (result !== null && !result.ok && result.error.field === field ? result.error : null),
    change: (changed) => {
      setInputs({ ...inputs, ...changed });
      setResult(null);
    },
    calculate: () => setResult(compute(inputs)),
  };
}
