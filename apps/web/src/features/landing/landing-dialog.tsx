import { createRoot, type Root } from 'react-dom/client';
import '../../styles/app.css';
import { AuthModal } from '../sign-in/auth-modal.tsx';

let root: Root | null = null;

/** Opens the sign-in dialog over the prerendered page. */
export function openLandingDialog(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  render(true);
}

function render(isOpen: boolean): void {
  root?.render(<AuthModal isOpen={isOpen} onOpenChange={render} returnTo="/" />);
}
