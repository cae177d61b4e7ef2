import { typesetFormulasIn } from '@valence/chemistry';
import { Typeset } from './typeset.tsx';

/** Words with the formulas among them set, and spoken letter by letter. */
export function FormulasSet({ text }: { text: string }) {
  const set = typesetFormulasIn(text);
  return set.includes('\\ce{') ? <Typeset text={set} /> : text;
}
