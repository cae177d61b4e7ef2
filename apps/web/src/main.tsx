import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signedInHint } from './api/signed-in-hint.ts';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/screens.tsx';
import './styles/app.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the app.');
if (signedInHint()) preloadScreen(location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
