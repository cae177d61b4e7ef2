/** `npm run answers`: writes the ledger of answers anew from the quizzes that are kept, on the database of the settings. */
import * as engine from '@valence/questions';
import { rebuildAllAnswers } from '../../features/answers/rebuild-answers-service.ts';
import { runOnDatabase } from '../run-on-database.ts';

const [command, ...more] = process.argv.slice(2);
if (command !== 'rebuild' || more.length > 0) {
  process.stderr.write(`Usage: npm run answers -- rebuild

  rebuild  writes every student's answers anew from the quizzes that are kept; nothing else changes\n`);
  process.exit(2);
}
await runOnDatabase(async ({ db }) => {
  const { students, quizzes } = await rebuildAllAnswers({ db, engine });
  return { text: `Answers written anew: ${students} students, ${quizzes} quizzes.`, isDone: true };
});
