/* All that the server has of the web app, from its build. */
export { drawQuizPage } from '../quiz-page/draw-quiz-page.tsx';
export { drawApp } from './draw-app.tsx';
export { screenFiles } from './screen-files.ts';
