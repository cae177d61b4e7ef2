import { expect, test } from 'vitest';
import { maria, show } from '../../testing/show.tsx';
import { StudentContext } from '../sign-in/student-context.ts';
import { Note } from './note.tsx';
import { NoteField } from './note-field.tsx';

const answers = {
  '/api/user/notes/quiz': { notes: [{ questionId: 'one', text: 'Ask in class.' }] },
};

const shown = (questionId: string, isShownAtOnce: boolean) =>
  show(
    <StudentContext value={maria}>
      <Note quizId="quiz" questionId={questionId} isShownAtOnce={isShownAtOnce}>
        beside
      </Note>
    </StudentContext>,
    { answers },
  );

test('a question with a note says so, and one without offers to add one', () => {
  expect(shown('one', false)).toContain('Your Note');
  expect(shown('two', false)).toContain('Add a Note');
});

test('whoever looks back sees a note at once, and nothing where there is none', () => {
  expect(shown('one', true)).toContain('aria-expanded="true"');
  expect(shown('one', false)).toContain('aria-expanded="false"');
  expect(shown('two', true)).toContain('aria-expanded="false"');
});

test('what stands beside a note stays there', () => {
  expect(shown('one', true)).toContain('beside');
});

test('a note takes no more characters than are kept, and says so when few are left', () => {
  const place = { userId: maria.id, quizId: 'quiz', questionId: 'one' };
  const field = (text: string) =>
    show(<NoteField {...place} text={text} isUnsent={false} isFocused={false} />);
  expect(field('short')).toContain('maxLength="2000"');
  expect(field('short')).not.toContain('of 2000 characters');
  expect(field('x'.repeat(1900))).toMatch(/1900 of 2000 characters/);
});
