import type { FieldProblem } from '../account-form.ts';
import { passwordMaxLength, passwordMinLength } from '../passwords/new-password.ts';
import { resetPasswordPath } from '../paths.ts';
import type { TypedReset } from '../reset-password-form.ts';
import { newPasswordHint, writeField, writeProblems, type Field } from './field.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

interface ResetPasswordState {
  action: string;
  supportPhone: string;
  typed: TypedReset;
  problems: readonly FieldProblem[];
  message: string | null;
}

/** What to do about a forgotten password: a call, and then the form for the code. */
export function resetPasswordPage(state: ResetPasswordState): Page {
  const { action, supportPhone, typed, problems, message } = state;
  const field = (described: Field) => writeField(described, problems, problems[0]?.field ?? null);
  const passwordField = (described: Omit<Field, 'type' | 'maxLength' | 'autocomplete' | 'minLength'>) =>
    field({
      ...described,
      type: 'password',
      autocomplete: 'new-password',
      minLength: passwordMinLength,
      maxLength: passwordMaxLength * 2,
    });
  return {
    title: action === resetPasswordPath ? 'Forgot your password?' : 'Use a code from us',
    content: html`${writeProblems(problems, message)}
      <p>
        Please call us at <a href="tel:${supportPhone.replace(/[^+\d]/g, '')}">${supportPhone}</a>. Once we
        know that it is you, we give you a code, and with it you choose a new password here within the hour.
      </p>
      <form method="post" action="${action}" novalidate>
        ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed.email, maxLength: 254 })}
        ${field({ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code', value: typed.code, maxLength: 100 })}
        ${passwordField({ name: 'password', label: 'New password', hint: newPasswordHint })}
        ${passwordField({ name: 'confirmPassword', label: 'Confirm new password' })}
        <button class="page-button" type="submit">Set new password</button>
      </form>
      <p class="page-swap">Remembered it? <a href="/api/login">Sign in</a></p>`,
  };
}

/** What follows when the new password holds. */
export function passwordResetPage(): Page {
  return {
    title: 'Your new password is set',
    content: html`<p>Wherever you were still signed in, you have been signed out.</p>
      <a class="page-button" href="/api/login">Sign in</a>`,
  };
}
