import { lazy, Suspense } from 'react';

/**
 * Words with a topic's name in them, as a student may have typed it, with its formulas set. Most topics have none: only one that may
 * have fetches the code for it, and is read as it was typed until then, or where the network is away. Pages come drawn with it.
 */
export function TopicText({ text }: { text: string }) {
  if (!mayHaveFormula.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <FormulasSet text={text} />
    </Suspense>
  );
}

/** A symbol or a bracket with a number behind it, or a charge. */
const mayHaveFormula = /[A-Z)\]][a-z]?[\d₂-₉²³^]/;

const FormulasSet = lazy(() =>
  import('./formulas-set.tsx').then(
    (part) => ({ default: part.FormulasSet }),
    () => ({ default: AsTyped }),
  ),
);

function AsTyped({ text }: { text: string }) {
  return text;
}
