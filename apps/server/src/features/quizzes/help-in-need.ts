/**
 * What whoever types that they want to die, or to hurt themselves, is told in place of a refusal. 988 is the Suicide and Crisis Lifeline of the
 * United States, by call and text; findahelpline.com lists lines of other countries.
 */
export const helpInNeed =
  'It sounds as if you are going through something very hard, and you do not have to go through it alone. Please talk to someone ' +
  'now: in the US call or text 988; elsewhere call your local emergency number, or find a line near you at findahelpline.com.';
