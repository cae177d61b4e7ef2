export { TypingAnswersPage as default } from '../../features/legal/typing-answers-page.tsx';
