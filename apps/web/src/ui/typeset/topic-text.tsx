import { typesetFormulasIn } from '@valence/chemistry/typeset';
import { Typeset } from './typeset.tsx';

/** Words with a topic's name in them, as a student may have typed it: formulas are set, and spoken letter by letter. */
export function TopicText({ text }: { text: string }) {
  const set = typesetFormulasIn(text);
  return set.includes('\\ce{') ? <Typeset text={set} /> : text;
}
