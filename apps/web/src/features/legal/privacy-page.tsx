import { LegalText } from './legal-text.tsx';

export function PrivacyPage() {
  return <LegalText title="Privacy Policy" sections={sections} />;
}

const sections = [
  {
    heading: 'What we keep',
    text: 'Your name and e-mail address, your time zone, the quizzes you took and how you answered. We need these to show you your progress.',
  },
  {
    heading: 'What we compare only if you agree',
    text: 'Under My exam you can let us compare what the forecast expected of your papers with the marks you got. It is off until you switch it on, it is shown only for ten students or more together, and switching it off deletes what was kept for it.',
  },
  {
    heading: 'What we do not do',
    text: 'We do not sell your data, show advertising, or track you across other sites.',
  },
  {
    heading: 'Cookies and storage',
    text: 'A cookie keeps you signed in, and another tells the page that you may be. A third tells your time zone, so that days are yours, and for ten minutes one brings the address that you typed at sign-in to the page for a forgotten password. Your browser also keeps the app itself, the theme that you chose, the quiz that you are in the middle of, while you are signed in your name and address, and, until you make an account, what you answered on the first page.',
  },
  {
    heading: 'Who else sees it',
    text: 'Payments are handled by a payment provider, who learns what a payment needs and nothing about your quizzes. If you turn the daily reminder on, we keep its hour and, for each such browser, the address that its push service gave us; the maker of your browser, whose service it is, can see when a reminder comes, and not what it says. Turning it off or signing out removes the address.',
  },
  {
    heading: 'Your say',
    text: 'You can ask for a copy of your data or for its deletion at any time. Deleting your account removes everything that names you.',
  },
];
