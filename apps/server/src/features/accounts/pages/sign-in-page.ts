import { productName } from '@valence/contract';
import { createAccountPath, loginPath, resetPasswordPath } from '../paths.ts';
import { passwordMaxLength } from '../passwords/new-password.ts';
import { writeField, writeProblems } from './field.ts';
import { formAddress, type FormState } from './form-state.ts';
import { html } from '../../../pages/html.ts';
import type { Page } from '../../../pages/write-page.ts';

/** The form of those who have an account. */
export function signInPage({ returnTo, typed, problems, message }: FormState): Page {
  const focused = problems[0]?.field ?? (typed.email === '' ? 'email' : 'password');
  return {
    title: 'Sign in',
    content: html`${writeProblems(problems, message)}
      <form method="post" action="${loginPath}" novalidate>
        <input type="hidden" name="returnTo" value="${returnTo}" />
        ${writeField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed.email, maxLength: 254 }, problems, focused)}
        ${writeField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxLength: passwordMaxLength * 2 }, problems, focused)}
        <button class="page-button" type="submit">Sign in</button>
      </form>
      <p class="page-swap"><a href="${resetPasswordPath}">Forgot your password?</a></p>
      <p class="page-swap">
        New to ${productName}? <a href="${formAddress(createAccountPath, returnTo)}">Create account</a>
      </p>`,
  };
}
