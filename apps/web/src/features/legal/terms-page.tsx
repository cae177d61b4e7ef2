import { premiumPrice, productName } from '@valence/contract';
import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText title="Terms" sections={sections} />;
}

const sections = [
  {
    heading: 'What this is',
    text: `${productName} helps students prepare for chemistry exams. It is made with care and comes without a promise of any particular grade.`,
  },
  {
    heading: 'Your account',
    text: 'One account belongs to one student. Keep your password to yourself, and tell us if you think that someone else has it.',
  },
  {
    heading: 'Plans',
    text: `The free plan has daily and weekly limits. Premium, where it is offered, costs ${premiumPrice.text} per month, renews each month, and can be cancelled at any time; it then lasts until the end of the month that was paid for.`,
  },
  {
    heading: 'Fair use',
    text: 'Learn with the questions as much as you like. Please do not copy the collection, flood the service with automated requests, or try to reach what belongs to others.',
  },
  {
    heading: 'Mistakes',
    text: 'Every answer key is checked before you see it. Should one still be wrong, tell us: we correct it, and the results that it spoiled.',
  },
];
