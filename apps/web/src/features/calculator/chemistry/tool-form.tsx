import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ToolFormProps {
  action: string;
  /** The inputs are refused: the focus goes to the one at fault. */
  hasFault: boolean;
  onCalculate: () => void;
  children: ReactNode;
}

/** The inputs of a tool; Enter in any of them calculates. */
export function ToolForm({ action, hasFault, onCalculate, children }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasFault]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
      className="grid gap-3"
    >
      {children}
      <Button type="submit" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
