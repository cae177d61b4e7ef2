import type { RunningServer } from '../server/running-server.ts';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';
import { planToExam, startPaper, submitPaper } from '../steps/sit-paper.ts';
import { inspectHere } from './inspect-here.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Milliseconds in which a walk ends even on a busy machine. */
const wholeWalk = 1_200_000;

test('axe finds nothing and nothing overflows from an exam that is planned to over a paper to its report', async ({
  page,
}) => {
  test.setTimeout(wholeWalk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inspect = async (path: string, text: string) => {
    await page.goto(server.url + path);
    await inspectHere(page, text);
  };
  await signUp(page, server.url, 'axe-exam@example.org');
  await inspect('/papers', 'What the paper contains');
  await planToExam(page, server.url, 'jee-main');
  const paper = await startPaper(page, server.url, 'jee-main', 'full');
  await inspect('/papers/active', 'Question 1 of 25');
  const report = await submitPaper(page, server.url, paper, 20);
  await inspect(report, 'of the marks, most likely between');
  await inspect(`${report.replace('report', 'print')}&key=1`, 'Worked Solutions');
  await inspect('/exam', 'Compare forecasts with my papers');
  await inspect('/', 'JEE Main');
  await inspect('/forecast', 'And for real students');
});
