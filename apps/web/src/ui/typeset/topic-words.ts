import { plainTypeset, spokenTypeset, typesetFormulasIn } from '@valence/chemistry/typeset';

/**
 * Words with a topic's name in them where no element can stand: in an option of a select, a toast, a text to copy.
 * @example plainTopic('Review: H2SO4') // 'Review: H₂SO₄'
 */
export function plainTopic(text: string): string {
  return plainTypeset(typesetFormulasIn(text));
}

/**
 * The same for a label that is only heard.
 * @example spokenTopic('Improve Score: H2SO4') // 'Improve Score: H 2 S O 4'
 */
export function spokenTopic(text: string): string {
  return spokenTypeset(typesetFormulasIn(text));
}
