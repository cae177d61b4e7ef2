import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const shown = 15;
const linesOfFault = 12;

/**
 * Says of a failed test what it did last and what its page showed. A machine that runs the tests for others keeps nothing
 * but what is printed, and a test that hangs names no line.
 */
export default class LastSteps implements Reporter {
  readonly #faults: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() !== 'unexpected') return;
    const own = result.steps.filter((step) => step.category !== 'hook');
    const steps = own.flatMap(withSubsteps).slice(-shown).map(described);
    console.log([`\n  The last steps of "${test.title}":`, ...steps, ...pagesOf(result)].join('\n'));
    this.#faults.push(`  ${test.title}`, ...result.errors.map(({ message = '' }) => inShort(message)));
  }

  /** At the very end, where whoever sees a part of the output looks first. */
  onEnd(): void {
    if (this.#faults.length > 0) console.log(['\n  What was wrong:', ...this.#faults].join('\n'));
  }
}

function inShort(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfFault)
    .map((line) => `    ${line.trim()}`)
    .join('\n');
}

function withSubsteps(step: TestStep): TestStep[] {
  return [step, ...step.steps.flatMap(withSubsteps)];
}

function described(step: TestStep): string {
  const took = step.duration < 0 ? 'never ended' : `${step.duration} ms`;
  const where = step.location === undefined ? '' : ` (${step.location.file}:${step.location.line})`;
  return `    ${step.startTime.toISOString().slice(11, 23)} ${step.title}: ${took}${where}`;
}

/** The tree of roles that Playwright writes of the page beside the error. */
function pagesOf(result: TestResult): string[] {
  return result.attachments
    .filter((attachment) => attachment.name === 'error-context' && attachment.path !== undefined)
    .map(
      ({ path = '' }) => /# Page snapshot[^]*?```\n\n|$/.exec(`${readFileSync(path, 'utf8')}\n\n`)?.[0] ?? '',
    );
}
