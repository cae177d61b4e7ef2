import { Eye, EyeOff } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { fieldProblems } from '../../api/field-problems.ts';
import { logIn } from '../../api/account/sign-in.ts';
import { ApiFailure } from '../../api/request.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { bringAlong } from './bring-along.ts';
import { loginAddress } from './login-address.ts';

interface EmailFormProps {
  isNew: boolean;
  returnTo: string;
  /** Whether an issuer keeps the accounts: then its page asks for the password. */
  isElsewhere: boolean;
  onBack: () => void;
}

const fieldsOfKnown = ['email', 'password'];
const fieldsOfNew = [...fieldsOfKnown, 'firstName', 'lastName', 'confirmPassword'];

/** The e-mail form. It signs in where accounts are local; else the e-mail address goes to the issuer as a hint. */
export function EmailForm({ isNew, returnTo, isElsewhere, onBack }: EmailFormProps) {
  const [isShown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const passwordType = isShown ? 'text' : 'password';
  // The page is loaded anew, as somebody else's.
  const entering = useOneAtATime({ mutationFn: logIn, onSuccess: () => location.assign(returnTo) });
  const id = useId();
  // Which of the two is wrong is not told.
  const isRefused = entering.error instanceof ApiFailure && entering.error.body?.code === 'wrongCredentials';
  const refused = isRefused && { 'aria-invalid': true, 'aria-describedby': id };
  const { message, problemOf } = fieldProblems(
    entering.error,
    isNew ? fieldsOfNew : fieldsOfKnown,
    'We could not reach the server. Please try again.',
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials = { email: text('email'), password: text('password') };
    if (isElsewhere) return location.assign(loginAddress({ returnTo, isNew, email: credentials.email }));
    const names = { firstName: text('firstName'), lastName: text('lastName') };
    return entering.mutate(
      isNew ? { ...credentials, ...names, confirmPassword: text('confirmPassword') } : credentials,
    );
  }

  return (
    <form method="post" action="/api/login" onSubmit={submit} className="grid gap-4">
      {message !== null && (
        <p id={id} role="alert" className="text-sm font-semibold text-pink">
          {message}
        </p>
      )}
      <input type="hidden" name="returnTo" value={returnTo} />
      {isNew && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="First name"
            name="firstName"
            autoComplete="given-name"
            problem={problemOf('firstName')}
            required
          />
          <Field
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            problem={problemOf('lastName')}
            required
          />
        </div>
      )}
      <Field
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        problem={problemOf('email')}
        required
        {...refused}
      />
      <Field
        label="Password"
        name="password"
        type={passwordType}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        problem={problemOf('password')}
        required
        {...refused}
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
          problem={problemOf('confirmPassword')}
          required
        />
      )}
      <div className="mt-1 grid gap-2">
        <Button type="submit" isBusy={entering.isPending || entering.isSuccess}>
          {isNew ? 'Create account' : 'Sign in'}
        </Button>
        {!isNew && !isElsewhere && (
          <a
            className="justify-self-center underline underline-offset-4"
            href="/reset-password"
            onClick={() => bringAlong(email.current?.value ?? '')}
          >
            Forgot your password?
          </a>
        )}
        <Button tone="bare" onClick={onBack}>
          Other ways to sign in
        </Button>
      </div>
    </form>
  );
}
