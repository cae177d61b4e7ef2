import { Award, ChartLine, FlaskConical, Grid3x3, House, MessageCircle, type LucideIcon } from 'lucide-react';

/** One page of the product: a page is added by its folder under `routes/` and one line of the table. */
export interface Page {
  path: string;
  /** The route module. */
  code: string;
  /** Who sees it: at the `front` students see home, and visitors the landing page. */
  access: 'everyone' | 'students' | 'front';
  /** What the header of a phone and the browser's tab say; the product's name without it. */
  title?: string;
  /** Calls whose answers come along with the page. */
  data?: readonly string[];
  /** A page for paper has no header around it. */
  isBare?: boolean;
  /** Nothing leads away from a quiz but its own way out. */
  hasOwnExit?: boolean;
  /** Its place in the header and in a phone's bottom bar; `brief` is the end of the label that a narrow bar shows. */
  menu?: { label: string; brief?: string; icon: LucideIcon };
}

/** Every page, those of the menu in its order. */
export const pages: readonly Page[] = [
  {
    path: '/',
    code: 'routes/home/home-route.tsx',
    access: 'front',
    data: ['/api/user/progress', '/api/user/quiz-usage', '/api/user/quiz-in-progress/place'],
    menu: { label: 'Home', icon: House },
  },
  {
    path: '/quiz',
    code: 'routes/quiz-selection/selection-route.tsx',
    access: 'students',
    title: 'Quiz',
    data: ['/api/user/progress'],
    menu: { label: 'Quiz', icon: FlaskConical },
  },
  {
    path: '/quiz/topics',
    code: 'routes/quiz-topics/topics-route.tsx',
    access: 'students',
    title: 'Choose what to learn',
    data: ['/api/user/progress'],
  },
  {
    path: '/quiz/active',
    code: 'routes/quiz-active/active-route.tsx',
    access: 'students',
    title: 'Quiz',
    data: ['/api/user/quiz-in-progress'],
    hasOwnExit: true,
  },
  {
    path: '/quiz/review',
    code: 'routes/quiz-review/review-route.tsx',
    access: 'students',
    title: 'Quiz',
    hasOwnExit: true,
  },
  {
    path: '/periodic-table',
    code: 'routes/periodic-table/periodic-table-route.tsx',
    access: 'students',
    menu: { label: 'Periodic Table', brief: 'Table', icon: Grid3x3 },
  },
  {
    path: '/badges',
    code: 'routes/badges/badges-route.tsx',
    access: 'students',
    data: ['/api/user/progress'],
    menu: { label: 'Badges', icon: Award },
  },
  {
    path: '/results',
    code: 'routes/results/results-route.tsx',
    access: 'students',
    title: 'Results',
    data: [
      '/api/user/quiz-history',
      '/api/user/quiz-history/stats',
      '/api/user/analytics',
      '/api/user/notices',
    ],
    menu: { label: 'Results', icon: ChartLine },
  },
  { path: '/results/print', code: 'routes/results-print/sheet-route.tsx', access: 'students', isBare: true },
  { path: '/subscribe', code: 'routes/subscribe/subscribe-route.tsx', access: 'students' },
  {
    path: '/subscription/success',
    code: 'routes/subscription-success/success-route.tsx',
    access: 'students',
  },
  {
    path: '/account',
    code: 'routes/account/account-route.tsx',
    access: 'students',
    data: ['/api/user/profile'],
  },
  {
    path: '/contact',
    code: 'routes/contact/contact-route.tsx',
    access: 'everyone',
    menu: { label: 'Contact', icon: MessageCircle },
  },
  { path: '/calc-test', code: 'routes/calc-test/calc-test-route.tsx', access: 'everyone' },
  { path: '/terms', code: 'routes/terms/terms-route.tsx', access: 'everyone' },
  { path: '/privacy', code: 'routes/privacy/privacy-route.tsx', access: 'everyone' },
];

/**
 * The page at a path, with or without a slash at its end; `null` where there is none.
 * @example pageAt('/quiz/')?.path // '/quiz'
 */
export function pageAt(path: string): Page | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return pages.find((page) => page.path === plain) ?? null;
}
