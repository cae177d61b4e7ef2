import { Award, ChartLine, FlaskConical, Grid3x3, House, MessageCircle } from 'lucide-react';

/** The views that the header and the phone's bottom bar lead to; `brief` is the end of the label that a narrow bar shows. */
export const views = [
  { id: 'home', label: 'Home', brief: 'Home', path: '/', icon: House },
  { id: 'quiz', label: 'Quiz', brief: 'Quiz', path: '/quiz', icon: FlaskConical },
  {
    id: 'periodic-table',
    label: 'Periodic Table',
    brief: 'Table',
    path: '/periodic-table',
    icon: Grid3x3,
  },
  { id: 'badges', label: 'Badges', brief: 'Badges', path: '/badges', icon: Award },
  { id: 'results', label: 'Results', brief: 'Results', path: '/results', icon: ChartLine },
  { id: 'contact', label: 'Contact', brief: 'Contact', path: '/contact', icon: MessageCircle },
] as const;

/** The view that a path belongs to, by its first part. */
export function isActiveView(viewPath: string, path: string): boolean {
  return viewPath === '/' ? path === '/' : path === viewPath || path.startsWith(`${viewPath}/`);
}
