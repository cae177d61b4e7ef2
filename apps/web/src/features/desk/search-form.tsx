import { useState, type ComponentProps, type Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface SearchFormProps extends Pick<ComponentProps<typeof Field>, 'type' | 'required' | 'maxLength'> {
  label: string;
  /** What its button says. */
  action: string;
  tone?: ComponentProps<typeof Button>['tone'];
  /** Gets what was typed, without blanks around it. */
  onSearch: (words: string) => void;
  fieldRef?: Ref<HTMLInputElement>;
}

/** One field and a button that looks for what was typed in it. */
export function SearchForm({ label, action, tone, onSearch, fieldRef, ...field }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <div className="min-w-60 grow sm:max-w-md">
        <Field
          {...field}
          label={label}
          ref={fieldRef}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" tone={tone}>
        {action}
      </Button>
    </form>
  );
}
