import { passwordMaxLength, passwordMinLength } from '../passwords/new-password.ts';
import { newPasswordHint, writeField, writeProblems, type Field } from './field.ts';
import { formAddress, type FormState } from './form-state.ts';
import { loginPath, signInPath } from '../paths.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

/** The form of those who are new. */
export function createAccountPage({ returnTo, typed, problems, message }: FormState): Page {
  const focused = problems[0]?.field ?? (message === null ? 'firstName' : 'password');
  const field = (described: Field) => writeField(described, problems, focused);
  return {
    title: 'Create your account',
    content: html`${writeProblems(problems, message)}
      <form method="post" action="${loginPath}" novalidate>
        <input type="hidden" name="returnTo" value="${returnTo}" />
        <div class="page-names">
          ${field({ name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', value: typed.firstName, maxLength: 200 })}
          ${field({ name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', value: typed.lastName, maxLength: 200 })}
        </div>
        ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed.email, maxLength: 254 })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: newPasswordHint,
          minLength: passwordMinLength,
          maxLength: passwordMaxLength * 2,
        })}
        ${field({
          name: 'confirmPassword',
          label: 'Confirm password',
          type: 'password',
          autocomplete: 'new-password',
          minLength: passwordMinLength,
          maxLength: passwordMaxLength * 2,
        })}
        <button class="page-button" type="submit">Create account</button>
      </form>
      <p class="page-swap">
        Already have an account? <a href="${formAddress(signInPath, returnTo)}">Sign in</a>
      </p>`,
  };
}
