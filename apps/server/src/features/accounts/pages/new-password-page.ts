import type { FieldProblem } from '../account-form.ts';
import { passwordMaxLength, passwordMinLength } from '../passwords/new-password.ts';
import { resetByLinkPath } from '../paths.ts';
import { newPasswordHint, writeField, writeProblems, type Field } from './field.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

interface NewPasswordState {
  secret: string;
  email: string;
  problems: readonly FieldProblem[];
  message: string | null;
}

/** Where the link from a mail leads: the new password, and nothing else. */
export function newPasswordPage({ secret, email, problems, message }: NewPasswordState): Page {
  const focused = problems[0]?.field ?? 'password';
  const field = (described: Pick<Field, 'name' | 'label' | 'hint'>) =>
    writeField(
      {
        ...described,
        type: 'password',
        autocomplete: 'new-password',
        minLength: passwordMinLength,
        maxLength: passwordMaxLength * 2,
      },
      problems,
      focused,
    );
  return {
    title: 'Choose a new password',
    content: html`${writeProblems(problems, message)}
      <p>For <strong>${email}</strong>. Wherever you are still signed in, you will be signed out.</p>
      <form method="post" action="${resetByLinkPath}" novalidate>
        <input type="hidden" name="secret" value="${secret}" />
        <!-- Tells a password manager whose password this is. -->
        <input type="email" name="username" value="${email}" autocomplete="username" readonly hidden />
        ${field({ name: 'password', label: 'New password', hint: newPasswordHint })}
        ${field({ name: 'confirmPassword', label: 'Confirm new password' })}
        <button class="page-button" type="submit">Set new password</button>
      </form>`,
  };
}
