import type { FieldName, FieldProblem } from '../account-form.ts';
import { passwordMinLength } from '../passwords/new-password.ts';
import { html, type Html } from '../../../pages/html.ts';

/** One field of a form with everything that browsers, password managers and screen readers want to know. */
export interface Field {
  name: FieldName;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  hint?: string;
  minLength?: number;
  maxLength: number;
}

/** What a good password is made of. */
export const newPasswordHint = `At least ${passwordMinLength} characters. A few words in a row are easy to remember and hard to guess.`;

/** Writes a field; what is wrong with it stands below it and is read out with it. */
export function writeField(field: Field, problems: readonly FieldProblem[], focused: FieldName | null): Html {
  const { name } = field;
  const problem = problems.find((candidate) => candidate.field === name);
  const described = [problem && `${name}-problem`, field.hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="page-field">
    <div class="page-label">
      <label id="${name}-label" for="${name}">${field.label}</label>${
        field.type === 'password' &&
        html`<button
          class="page-toggle"
          type="button"
          data-shows="${name}"
          aria-controls="${name}"
          aria-describedby="${name}-label"
          hidden
        >
          Show
        </button>`
      }
    </div>
    <input
      id="${name}"
      name="${name}"
      type="${field.type}"
      value="${field.value ?? ''}"
      autocomplete="${field.autocomplete}"
      maxlength="${field.maxLength}"
      required${
        field.minLength !== undefined && html` minlength="${field.minLength}"`
      }${field.type !== 'text' && html` autocapitalize="none" spellcheck="false"`}${
        described !== '' && html` aria-describedby="${described}"`
      }${problem && html` aria-invalid="true"`}${focused === name && html` autofocus`}
    />
    ${problem && html`<p class="page-field-error" id="${name}-problem">${problem.message}</p>`}
    ${field.hint && html`<p class="page-hint" id="${name}-hint">${field.hint}</p>`}
  </div>`;
}

/** What stands above a form that could not be accepted: one message, or a list that leads to the fields. */
export function writeProblems(problems: readonly FieldProblem[], message: string | null): Html | null {
  if (message !== null) return html`<div class="page-error" role="alert"><p>${message}</p></div>`;
  if (problems.length === 0) return null;
  return html`<div class="page-error" role="alert">
    <h2>Please have another look</h2>
    <ul>
      ${problems.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}
