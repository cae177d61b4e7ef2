import { Eye, EyeOff } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { loginAddress } from './login-address.ts';

interface EmailFormProps {
  isNew: boolean;
  returnTo: string;
  onBack: () => void;
}

/** The e-mail form. Its e-mail goes along as a hint; the sign-in page asks for the password itself. */
export function EmailForm({ isNew, returnTo, onBack }: EmailFormProps) {
  const [isShown, setShown] = useState(false);
  const passwordType = isShown ? 'text' : 'password';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    location.assign(loginAddress({ returnTo, isNew, email: typeof email === 'string' ? email : '' }));
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {isNew && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="First name" name="firstName" autoComplete="given-name" required />
          <Field label="Last name" name="lastName" autoComplete="family-name" required />
        </div>
      )}
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <Field
        label="Password"
        name="password"
        type={passwordType}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        after={
          <button
            type="button"
            className="grid size-11 place-items-center text-soft"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
          </button>
        }
      />
      {isNew && (
        <Field
          label="Confirm password"
          name="confirmPassword"
          type={passwordType}
          autoComplete="new-password"
          required
        />
      )}
      <div className="mt-1 grid gap-2">
        <Button type="submit">{isNew ? 'Create account' : 'Sign in'}</Button>
        <Button tone="bare" onClick={onBack}>
          Other ways to sign in
        </Button>
      </div>
    </form>
  );
}
