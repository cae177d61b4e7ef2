/** `npm run questions:first`: writes what the landing page shows of the questions to try. */
import { writeFileSync } from 'node:fs';
import { shownFirstQuestions } from '../src/composition/first-questions.ts';

const file = new URL('../../../apps/web/src/features/landing/first-questions.data.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(shownFirstQuestions(), null, 2)}\n`);
