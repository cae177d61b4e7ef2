import { LegalText } from './legal-text.tsx';

export function TypingAnswersPage() {
  return <LegalText title="How typed answers are read" sections={sections} />;
}

const sections = [
  {
    heading: 'In short',
    text: 'Write the answer as you would on paper. Only what it says is graded, never how it is formatted. What cannot be understood, or could mean two things, is asked back and costs no attempt.',
  },
  {
    heading: 'Numbers',
    text: 'A number is right within half a unit of its last figure, with some room for rounding on the way. Nobody reads a graph exactly: a value read off one may be off by up to half of the finest division of its axis, and one worked out from such readings by up to 5%, or less where a known slip lies that near. Powers of ten can be written 1.5e-3, 1.5x10^-3 or 1.5·10⁻³. In browsers set to a language with a decimal comma, the comma parts the decimals; in all others it is the point. A number like 1,234 may be asked back.',
  },
  {
    heading: 'Units',
    text: 'Any unit of the same quantity is as good: 25 mL for 0.025 L. Without its unit a right number has 75% of the marks, with a unit of another quantity 25%. Brackets and powers can be written J/(mol K), J mol^-1 K^-1 or J/mol/K.',
  },
  {
    heading: 'Significant figures',
    text: 'One figure more or less than the data justify is accepted. Beyond that a right value has 75% of the marks. In pH and other logarithms the decimals count. Counts and charges are exact.',
  },
  {
    heading: 'Formulas',
    text: 'Type H2SO4, Ca(OH)2, SO4^2- or NH4+: subscripts and charges are set for you. The first letter of each element is a capital. Where isomers are possible, the order of the atoms counts, so write CH3CH2OH and not C2H6O. States are not needed.',
  },
  {
    heading: 'Equations',
    text: 'Put an arrow between the two sides: -> or <=>, whichever. The order on each side is free. A multiple of the smallest whole coefficients has 75% of the marks, the right substances without balance 50%. States count where the question asks for them.',
  },
  {
    heading: 'Names',
    text: 'Systematic and accepted common names count. Capitals, and blanks in place of hyphens, do not matter. A name that denotes the right structure but is not the preferred one has half of the marks.',
  },
  {
    heading: 'Slips',
    text: 'Where a wrong value comes from a known slip, the slip is named, so that you know what to change.',
  },
  {
    heading: 'When you disagree',
    text: 'Report the question with “My answer should count”. Your answer is graded again by neighboring rules at once, and a person looks at it.',
  },
];
