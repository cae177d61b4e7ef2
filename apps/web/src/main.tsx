import { mountApp } from './app/mount-app.tsx';
import './styles/app.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app.');
mountApp(root);
