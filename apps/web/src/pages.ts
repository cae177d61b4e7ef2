/** One page of the product: a page is added by its folder under `routes/` and one line of the table. What the menu leads to stands in `shell/menu.ts`. */
export interface Page {
  path: string;
  /** The route module. */
  code: string;
  /** Who sees it: at the `front` students see home, and visitors the landing page; for who has no role of `roles` it does not exist. */
  access: 'everyone' | 'students' | 'front' | 'roles';
  /** What the browser's tab says. */
  title?: string;
  /** What the header of a phone says; the product's name without it. */
  heading?: string;
  /** Calls whose answers come along with the page. */
  data?: readonly string[];
  /** A page for paper has no header around it. */
  isBare?: boolean;
  /** Nothing leads away from a quiz but its own way out. */
  hasOwnExit?: boolean;
}

/** Every page. */
export const pages: readonly Page[] = [
  {
    path: '/',
    code: 'routes/home/home-route.tsx',
    access: 'front',
    data: [
      '/api/user/progress',
      '/api/user/quiz-usage',
      '/api/user/quiz-in-progress/place',
      '/api/user/papers/place',
      '/api/user/standings',
      '/api/user/mistakes/due',
      '/api/user/today',
      '/api/user/notices',
    ],
  },
  {
    path: '/quiz',
    code: 'routes/quiz-selection/selection-route.tsx',
    access: 'students',
    title: 'Quiz',
    heading: 'Quiz',
    data: ['/api/user/progress', '/api/user/papers/place'],
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
    heading: 'Quiz',
    data: ['/api/user/quiz-in-progress'],
    hasOwnExit: true,
  },
  {
    path: '/set',
    code: 'routes/set/set-route.tsx',
    access: 'everyone',
    title: 'A set of questions',
  },
  {
    path: '/set/active',
    code: 'routes/set-active/set-active-route.tsx',
    access: 'everyone',
    title: 'A set of questions',
    hasOwnExit: true,
  },
  {
    path: '/exam',
    code: 'routes/exam/exam-route.tsx',
    access: 'students',
    title: 'My exam',
    data: ['/api/user/exams', '/api/user/today', '/api/user/forecast-consent', '/api/user/papers/place'],
  },
  {
    path: '/quiz/review',
    code: 'routes/quiz-review/review-route.tsx',
    access: 'students',
    title: 'Quiz',
    heading: 'Quiz',
    hasOwnExit: true,
  },
  {
    path: '/papers',
    code: 'routes/papers/papers-route.tsx',
    access: 'students',
    title: 'Practice papers',
    data: ['/api/user/papers'],
  },
  {
    path: '/papers/active',
    code: 'routes/papers-active/sit-route.tsx',
    access: 'students',
    title: 'Practice paper',
    hasOwnExit: true,
  },
  {
    path: '/papers/report',
    code: 'routes/papers-report/report-route.tsx',
    access: 'students',
    title: 'Report of a paper',
  },
  { path: '/papers/print', code: 'routes/papers-print/print-route.tsx', access: 'students', isBare: true },
  {
    path: '/periodic-table',
    code: 'routes/periodic-table/periodic-table-route.tsx',
    access: 'students',
    title: 'Periodic Table',
  },
  {
    path: '/badges',
    code: 'routes/badges/badges-route.tsx',
    access: 'students',
    title: 'Badges',
    data: ['/api/user/progress'],
  },
  {
    path: '/results',
    code: 'routes/results/results-route.tsx',
    access: 'students',
    title: 'Results',
    heading: 'Results',
    data: [
      '/api/user/quiz-history',
      '/api/user/quiz-history/stats',
      '/api/user/analytics',
      '/api/user/notices',
    ],
  },
  {
    path: '/history',
    code: 'routes/history/history-route.tsx',
    access: 'students',
    title: 'History',
    data: ['/api/user/history', '/api/user/quiz-in-progress/place'],
  },
  {
    path: '/mistakes',
    code: 'routes/mistakes/mistakes-route.tsx',
    access: 'students',
    title: 'My mistakes',
    data: ['/api/user/mistakes', '/api/user/quiz-usage'],
  },
  {
    path: '/results/print',
    code: 'routes/results-print/sheet-route.tsx',
    access: 'students',
    title: 'Printable Sheet',
    isBare: true,
  },
  {
    path: '/subscribe',
    code: 'routes/subscribe/subscribe-route.tsx',
    access: 'students',
    title: 'Premium',
  },
  {
    path: '/subscription/success',
    code: 'routes/subscription-success/success-route.tsx',
    access: 'students',
    title: 'Welcome to Premium',
  },
  {
    path: '/account',
    code: 'routes/account/account-route.tsx',
    access: 'students',
    title: 'Account Settings',
    data: ['/api/user/profile', '/api/user/roles', '/api/user/reminder'],
  },
  { path: '/tools', code: 'routes/tools/tools-route.tsx', access: 'everyone', title: 'Tools' },
  {
    path: '/contact',
    code: 'routes/contact/contact-route.tsx',
    access: 'everyone',
    title: 'Contact',
  },
  {
    path: '/calc-test',
    code: 'routes/calc-test/calc-test-route.tsx',
    access: 'everyone',
    title: 'Calculator',
  },
  {
    path: '/forecast',
    code: 'routes/forecast/forecast-route.tsx',
    access: 'everyone',
    title: 'How the forecast is made',
    data: ['/api/forecast/calibration'],
  },
  {
    path: '/accuracy',
    code: 'routes/accuracy/accuracy-route.tsx',
    access: 'everyone',
    title: 'How often we are wrong',
    data: ['/api/accuracy'],
  },
  {
    path: '/typing-answers',
    code: 'routes/typing-answers/typing-answers-route.tsx',
    access: 'everyone',
    title: 'How typed answers are read',
  },
  { path: '/desk', code: 'routes/desk/desk-route.tsx', access: 'roles', data: ['/api/desk'] },
  { path: '/terms', code: 'routes/terms/terms-route.tsx', access: 'everyone', title: 'Terms' },
  { path: '/privacy', code: 'routes/privacy/privacy-route.tsx', access: 'everyone', title: 'Privacy' },
];

/**
 * The page at a path, with or without a slash at its end; `null` where there is none.
 * @example pageAt('/quiz/')?.path // '/quiz'
 */
export function pageAt(path: string): Page | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  return pages.find((page) => page.path === plain) ?? null;
}

/** Whether a page is among those that a menu leads to and from; others have a way out of their own, or are for paper. */
export function hasMenu({ isBare, hasOwnExit }: Page): boolean {
  return isBare !== true && hasOwnExit !== true;
}
