/** A screen of the first document, and the texts that it has to show. */
export interface DocumentedScreen {
  path: string;
  texts: readonly string[];
  /** The width that shows it; both where it is left out. */
  only?: 'desktop' | 'phone';
}

const asksToSignIn = [
  'Authentication Required',
  'Please sign in to access this feature.',
  'Please Sign In',
  'Welcome back',
  'Continue with Google',
  'Continue with GitHub',
  'Continue with X',
  'Continue with Apple',
  'Continue with email',
  'Terms',
  'Privacy',
];
const guarded = [
  '/quiz',
  '/quiz/active',
  '/results',
  '/quiz/review',
  '/periodic-table',
  '/badges',
  '/subscribe',
  '/subscription/success',
  '/account',
];
const tabs = ['Home', 'Quiz', 'Periodic Table', 'Badges', 'Results', 'Contact'];

const publicScreens: readonly DocumentedScreen[] = [
  {
    path: '/contact',
    texts: [
      'Contact Us',
      '+1 (555) 010-0142',
      'Response time',
      'call back within 24 hours',
      'ithin 24 hours on business days',
      'Best time to call',
      'Monday to Friday, 9 AM to 5 PM Pacific',
      'Back to Home',
    ],
  },
  { path: '/terms', texts: ['Terms', '$12.99 per month'] },
  { path: '/privacy', texts: ['Privacy'] },
  { path: '/streak', texts: ['404 Page Not Found'] },
  { path: '/premium', texts: ['404 Page Not Found'] },
];

export const signedOutScreens: readonly DocumentedScreen[] = [
  {
    path: '/',
    texts: [
      'Valence',
      'AI-Powered',
      'Login',
      'Interactive quizzes',
      'AI-powered custom quizzes',
      'Progress tracking',
      'Practice across subjects',
      'Sign in to track your progress',
    ],
  },
  ...guarded.map((path) => ({ path, texts: asksToSignIn })),
  ...publicScreens,
];

const home = [
  'Start Quiz Now',
  'Day Streak',
  'Quizzes Today',
  'Avg Score',
  '--',
  'Take a quiz!',
  'Weekly Goal',
  '0/7',
  '1 quiz per day',
  'Daily Motivation',
  'Quick Start',
  'Quick General Chemistry',
  'Quick Organic Chemistry',
  'General Chemistry',
  'Organic Chemistry',
  'Physical Chemistry',
  'Biochemistry',
  'Analytical Chemistry',
  'Study Topic',
  'Difficulty',
  'Timer Enabled',
  'Generate Quiz',
];
const badges = [
  'Achievement Badges',
  'Earned',
  'To Unlock',
  'Legendary',
  'Complete',
  'Available',
  'First Steps',
  'Quiz Master',
  'Perfectionist',
  'Speed Demon',
  'Sharp Mind',
  'Sniper',
  'Element Explorer',
  'Chemistry Legend',
];
const account = [
  'Account Settings',
  'Profile',
  'Rosalind Franklin',
  'Edit Profile',
  'Subscription',
  'Account Security',
  'identity system',
  'Download My Data',
  'Danger Zone',
  'Delete Account',
];

const forStudents: readonly DocumentedScreen[] = [
  { path: '/quiz', texts: ['Chemistry Quiz Selection'] },
  { path: '/results', texts: ['Results'] },
  { path: '/periodic-table', texts: ['Noble gas', 'Lanthanide', 'Actinide'], only: 'desktop' },
  { path: '/periodic-table', texts: ['Hydrogen', 'Noble gas'], only: 'phone' },
  { path: '/badges', texts: badges },
  ...publicScreens,
];

export const freeScreens: readonly DocumentedScreen[] = [
  {
    path: '/',
    texts: [
      ...home,
      '10 free quizzes remaining this week',
      '10 left this week',
      '10 quizzes left this week',
      'Premium Feature Required',
      'Upgrade to Premium',
    ],
  },
  {
    path: '/',
    texts: [...tabs, 'Rosalind Franklin', 'Upgrade to Premium', 'Account', 'Logout'],
    only: 'desktop',
  },
  { path: '/account', texts: [...account, 'Free Plan'] },
  {
    path: '/subscribe',
    texts: ['Upgrade to Premium', '$12.99', '7 custom AI quizzes per week', 'Subscribe Now', 'Back to Home'],
  },
  ...forStudents,
];

export const premiumScreens: readonly DocumentedScreen[] = [
  {
    path: '/',
    texts: [
      ...home,
      'Unlimited subject quizzes • Premium',
      'Unlimited ∞',
      'Unlimited subject quizzes and 7 custom quizzes a week',
      'Premium Feature Unlocked',
      '7 quizzes a week',
      'Premium gives 5 personalized questions per topic',
    ],
  },
  { path: '/', texts: [...tabs, 'Rosalind Franklin', 'Premium', 'Account', 'Logout'], only: 'desktop' },
  { path: '/account', texts: account },
  ...forStudents,
];

export const phonePanel = {
  signedOut: [
    'Account Menu',
    'Welcome',
    'Sign in to access your account and track progress',
    'Login',
    'Need Help?',
    '+1 (555) 010-0142',
    'A team member will get back to you.',
  ],
  free: [
    'Account Menu',
    'Rosalind Franklin',
    'Free',
    'Upgrade to Premium',
    'Account Settings',
    'Logout',
    'Need Help?',
    'A team member will get back to you.',
  ],
  premium: ['Account Menu', 'Rosalind Franklin', 'Premium', 'Account Settings', 'Logout', 'Need Help?'],
} as const;
