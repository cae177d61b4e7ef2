import type { Question } from '@valence/questions';
import type { StoredReport } from '../../../features/reports/reports-repository.ts';

const wrong = (text: string, id: string, teaching: string) => ({ text, slip: { id, teaching } });

const question: Question = {
  id: 'general-acids-07',
  subject: 'general',
  topics: ['acids-and-bases'],
  difficulty: 'beginner',
  text: 'What is the pH of 0.010 mol/L \\ce{HCl}?',
  options: [
    wrong('1.0', 'counted-wrong', 'This is the pH of 0.10 mol/L.'),
    { text: '2.0', slip: null },
    wrong('12.0', 'poh-for-ph', 'This is the pOH.'),
    wrong('0.010', 'concentration-for-ph', 'This is the concentration itself.'),
  ],
  key: 1,
  explanation: 'pH = −log_{10} 0.010 = 2.0.',
  reference: 'OpenStax Chemistry 2e, section 14.2',
  origin: { kind: 'written' },
  proof: [],
};

/** A report as the database holds it, of a question from the bank. */
export function storedReport(changes: Partial<StoredReport> = {}): StoredReport {
  return {
    id: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
    studentId: '5f0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a22',
    questionId: question.id,
    template: question.id,
    question,
    reason: 'wrong_answer',
    explanation: 'The last option is right as well.',
    checks: [
      { check: 'Complete', verdict: 'passed', finding: 'Four options, one key.' },
      { check: 'Molar masses right', verdict: 'not applicable', finding: 'No molar mass is quoted.' },
      { check: 'Key explained', verdict: 'failed', finding: 'The explanation arrives at 2.1.' },
      { check: 'Equations balanced', verdict: 'not applicable', finding: 'No equation appears.' },
    ],
    contradictsKey: false,
    reportedAt: new Date('2026-11-20T10:00:00Z'),
    outcome: null,
    note: null,
    decidedAt: null,
    ...changes,
  };
}
