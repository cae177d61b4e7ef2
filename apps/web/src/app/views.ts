import { ChartLine, FlaskConical, Grid3x3, House, MessageCircle } from 'lucide-react';

/** The views that the header and the phone's bottom bar lead to. */
export const views = [
  { id: 'home', label: 'Home', path: '/', icon: House },
  { id: 'quiz', label: 'Quiz', path: '/quiz', icon: FlaskConical },
  { id: 'periodic-table', label: 'Periodic Table', path: '/periodic-table', icon: Grid3x3 },
  { id: 'results', label: 'Results', path: '/results', icon: ChartLine },
  { id: 'contact', label: 'Contact', path: '/contact', icon: MessageCircle },
] as const;

/** The view that a path belongs to, by its first part. */
export function isActiveView(viewPath: string, path: string): boolean {
  return viewPath === '/' ? path === '/' : path === viewPath || path.startsWith(`${viewPath}/`);
}
