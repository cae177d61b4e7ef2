import type { FieldProblem } from '../account-form.ts';
import { passwordMaxLength, passwordMinLength } from '../passwords/new-password.ts';
import { newPasswordHint, writeField, writeProblems, type Field } from './field.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

interface ChangePasswordState {
  action: string;
  email: string;
  problems: readonly FieldProblem[];
  message: string | null;
}

/** The form of those who want another password. */
export function changePasswordPage({ action, email, problems, message }: ChangePasswordState): Page {
  const focused = problems[0]?.field ?? 'currentPassword';
  const field = (described: Omit<Field, 'type' | 'maxLength'>) =>
    writeField({ ...described, type: 'password', maxLength: passwordMaxLength * 2 }, problems, focused);
  return {
    title: 'Change your password',
    content: html`${writeProblems(problems, message)}
      <p>
        For <strong>${email}</strong>. Wherever else you are signed in, you will be asked for the new one.
      </p>
      <form method="post" action="${action}" novalidate>
        <!-- Tells a password manager whose password this is. -->
        <input type="email" name="username" value="${email}" autocomplete="username" readonly hidden />
        ${field({ name: 'currentPassword', label: 'Current password', autocomplete: 'current-password' })}
        ${field({
          name: 'password',
          label: 'New password',
          autocomplete: 'new-password',
          hint: newPasswordHint,
          minLength: passwordMinLength,
        })}
        ${field({
          name: 'confirmPassword',
          label: 'Confirm new password',
          autocomplete: 'new-password',
          minLength: passwordMinLength,
        })}
        <button class="page-button" type="submit">Change password</button>
      </form>
      <p class="page-swap"><a href="/account">Back to your account</a></p>`,
  };
}

/** What follows when the new password holds. */
export function passwordChangedPage(): Page {
  return {
    title: 'Your password is changed',
    content: html`<p>You stay signed in here. Everywhere else you have been signed out.</p>
      <a class="page-button" href="/account">Back to your account</a>`,
  };
}
