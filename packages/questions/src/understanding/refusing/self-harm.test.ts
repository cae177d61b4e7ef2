import { expect, test } from 'vitest';
import { speaksOfSelfHarm } from './self-harm.ts';
import { understandTopic } from '../understand-topic.ts';

test.each([
  'i want to die',
  'I just wanna die',
  'want to die',
  'kill myself with cyanide',
  'how to kill my self',
  'how much potassium chloride to end it',
  'how many paracetamol to die',
  'how much sodium azide to kill myself',
  'enough helium to kill me',
  'painless death',
  'which poison to die painlessly',
  'easiest way to die',
  'how can i die fast',
  'i don’t want to live anymore',
  'i wish i was dead',
  'i wish i were dead',
  'thinking about ending my life',
  'suicide',
  'suicidal thoughts',
  'suicide with nitrogen gas',
  'chemicals to commit suicide',
  'self-harm',
  'cutting myself',
  'how to overdose on aspirin',
  'i want to end it all',
  'please kill me',
  'quiero morir',
  'ich will sterben',
  'je veux mourir',
  `i want to die ${'a'.repeat(600)}`,
])('%j asks for help, and is answered with it', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(true);
  expect(understandTopic(text)).toEqual({ isUnderstood: false, reason: 'self-harm', nearest: [] });
});

test.each([
  'suicide gene',
  'suicide gene therapy',
  'suicide inhibition',
  'suicide inhibitors of enzymes',
  'suicide substrates',
  'enzyme suicide inactivation',
  'kill curve',
  'die casting',
  'how to die cast zinc',
  'i want to die cast zinc alloys',
  'died out reaction',
  'why does an oscillating reaction die out',
  'lethal dose LD50',
  'lethal dose of cyanide',
  'how do batteries die',
  'how chlorine kills bacteria',
  'how does cyanide kill',
  'how much chlorine to kill bacteria',
  'self-ionization of water',
  'self-assembly',
  'tired of stoichiometry',
  'when to end it: titration end points',
  'how to end a radical chain reaction',
  'this exam will kill me, acids and bases',
  'dead volume in HPLC',
  'cell death',
  'killing my self-confidence in stoichiometry',
  'Kms of two enzymes',
  'i need to die-cast magnesium',
  'half-life and death of a star',
])('%j speaks of something else', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(false);
  expect(understandTopic(text)).not.toMatchObject({ reason: 'self-harm' });
});
