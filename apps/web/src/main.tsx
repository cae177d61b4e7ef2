import { readServed } from './app/first-paint/read-served.ts';
import { isServedPage, takeOverApp } from './app/first-paint/take-over-app.tsx';
import { mountApp } from './app/mount-app.tsx';
import './styles/app.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app.');
const served = readServed(isServedPage);
if (served === null) mountApp(root);
else void takeOverApp(root, served);
