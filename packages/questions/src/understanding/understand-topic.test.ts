import { expect, test } from 'vitest';
import { concepts } from '../concepts/concepts.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { phraseWords } from '../topic-search/words.ts';
import { templatesOf } from './matching/coverage.ts';
import { tellingWords } from './question-index/question-index.ts';
import { templates } from './question-index/templates.ts';
import { terms } from './names/lists/terms.data.ts';
import { understood } from './testing/understood.ts';
import { nameWithoutQuestions } from './testing/name-without-questions.ts';
import { understandTopic } from './understand-topic.ts';

test.each([
  ['osmotic pressure', 'osmotic-pressure'],
  ['buffers', 'buffer-solutions'],
  ['PCR', 'pcr'],
  ['Ksp', 'solubility-product'],
  ['retrosynthesis', 'synthetic-routes'],
  ['Suzuki coupling', 'cross-coupling-reactions'],
  ['Hammond postulate', 'hammond-postulate'],
  ['green chemistry', 'green-chemistry'],
  ['18-electron rule', '18-electron-rule'],
  ['why is ice less dense than water', 'hydrogen-bonding'],
])('%j asks for %s', (text, concept) => {
  expect(understood(text).concepts).toContain(concept);
});

test.each([
  ['isomerism optical', 'Optical isomerism'],
  ['energy activation', 'Activation energy'],
  ['chirality R and S', 'Chirality R/S'],
])('%j is read as %j', (text, name) => {
  expect(understandTopic(text)).toMatchObject({ name, unknownWords: [] });
});

test('every concept is understood by its name, and nothing is corrected in it', () => {
  const lost = concepts.filter(({ id, name }) => {
    const found = understandTopic(name);
    return !found.isUnderstood || !found.concepts.includes(id) || found.corrections.length > 0;
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('every topic of the taxonomy is understood by its name', () => {
  const lost = taxonomy.filter(({ id, name }) => {
    const found = understandTopic(name);
    return !found.isUnderstood || !found.topics.includes(id);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('nuclear magnetic resonance is no resonance, and quantitative is not qualitative', () => {
  expect(understood('nuclear magnetic resonance').concepts).not.toContain('resonance');
  expect(understood('quantitative analysis').concepts).not.toContain('tests-for-ions');
});

test.each([
  ['hydrogen bonding Hb', 'Hydrogen bonding'],
  ['photon energy E = hv', 'Photon energy'],
  ['superconductors YBCO', 'Superconductivity'],
])('%j is its name, whatever symbol stands behind it', (text, name) => {
  const { counts, ...found } = understood(text);
  expect(found.name).toBe(name);
  expect(counts.beginner + counts.intermediate + counts.advanced).toBeGreaterThan(0);
});

test.each([
  ['intermolecular forces', 'hydrogen-bonding', 'ionic-liquids'],
  ['electron configuration', 'hunds-rule', 'hydrogen-like-orbitals'],
  ['thermochemistry', 'hesss-law', 'combustion'],
  ['transition metals', 'redox-of-transition-metals', 'reactions-of-aqua-ions'],
  ['ionic vs covalent', 'bonding-triangle', 'coordinate-bond'],
  ['galvanic vs electrolytic', 'electrolytic-cell', 'faradays-laws-of-electrolysis'],
  ['enantiomers vs diastereomers', 'enantiomers-and-diastereomers', 'meso-compounds'],
  ['amines', 'basicity-of-amines', 'beckmann-rearrangement'],
])('%j asks for what is central to it: %s, not %s', (text, central, fringe) => {
  const { concepts: asked } = understood(text);
  expect(asked).toContain(central);
  expect(asked).not.toContain(fringe);
});

test.each([
  ['fuel cells', /lead acid battery|zinc air battery|typ battery|rechargeabl/],
  ['how do batteries work', /^fuel cell hydrogen|methanol/],
  ['atomic absorption spectroscopy', /icp ms/],
])('%s brings its own questions only', (text, other) => {
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(4);
  const others = found.filter((template) => template.terms.some((words) => other.test(words.join(' '))));
  expect(others.map(({ key }) => key)).toEqual([]);
});

test('what a broad name brings exists', () => {
  const known = new Set([...concepts.map(({ id }) => id), ...taxonomy.map(({ id }) => `#${id}`), '#']);
  const targets = terms
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' > ')[1]?.split(' ') ?? [line]);
  expect(targets.filter((target) => !known.has(target.replace(/^=/, '')))).toEqual([]);
});

test('two names side by side ask for what has to do with both', () => {
  expect(understood('pH of buffers').concepts).toEqual(['henderson-hasselbalch-equation']);
});

test.each([
  [
    'Grignard reaction with ketones and esters',
    ['Grignard reaction with ketones', 'Grignard reaction with esters'],
  ],
  ['Claisen and Cope rearrangements', ['Claisen rearrangement', 'Cope rearrangement']],
])('%j leaves no part of it without its head or noun', (text, names) => {
  expect(understood(text).wishes.map(({ name }) => name)).toEqual(names);
});

test.each([nameWithoutQuestions, `${nameWithoutQuestions} enthalpy`, 'oxidation of alcohols zorkification'])(
  '%j gets nothing rather than questions beside it, and hears what comes nearest',
  (text) => {
    const { counts, nearest } = understood(text);
    expect(counts).toEqual({ beginner: 0, intermediate: 0, advanced: 0 });
    expect(nearest.length).toBeGreaterThan(0);
  },
);

test('a name of which one word is left to compare is not what else has that word', () => {
  const found = understood('Bohr effect').wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ tests }) => !tests.includes('bohr-effect'))).toEqual([]);
});

test.each([
  ['Ostwald process', /ammonia|nitric|\\ce\{HNO3\}/i],
  ['point groups', /symmetry|point group|chiral|axis/i],
  ['Stille coupling', /coupling|palladium/i],
])('the words of %s belong together: what has them apart is not meant', (text, onTopic) => {
  const texts = understood(text)
    .wishes.flatMap(templatesOf)
    .flatMap(({ source }) => (source.kind === 'written' ? [source.question.text] : []));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((one) => !onTopic.test(one))).toEqual([]);
});

test.each(['suzuki reaction', 'spectator'])('%s is understood by the word that leads index terms', (text) => {
  expect(understood(text).wishes.flatMap(templatesOf).length).toBeGreaterThan(2);
});

test('a technical name with one strange word beside it is chemistry, and the word is told', () => {
  expect(understood('zorkification carbenes').unknownWords).toEqual(['zorkification']);
});

test('a topic beside a narrower name only says where that belongs', () => {
  expect(understood('thermodynamics Born-Haber').concepts).toEqual(['born-haber-cycle']);
});

test.each([
  ['history of gravimetric analysis', 'Gravimetric analysis'],
  ['geometrical and optical isomerism in electrochemistry', 'Optical isomerism'],
])('%j loses no part of it: where nothing covers all, it brings nothing and hears of %s', (text, near) => {
  const { counts, nearest } = understood(text);
  expect(counts).toEqual({ beginner: 0, intermediate: 0, advanced: 0 });
  expect(nearest[0]).toBe(near);
});

test('a text is named by what has questions', () => {
  const { name, unknownWords } = understood('titration curves and zorkification');
  expect([name, unknownWords]).toEqual(['Titration curves', ['zorkification']]);
  expect(understood('titration, the moon').unknownWords).toEqual(['moon']);
});

test.each(['Miller indices', 'DFT', 'Cope rearrangement', 'Suzuki coupling', 'residual entropy'])(
  '%j is narrower than its concept: every question has it in the index',
  (text) => {
    const { wishes } = understood(text);
    const found = wishes.flatMap(templatesOf);
    expect(found.length).toBeGreaterThan(0);
    const [word = ''] = tellingWords(phraseWords(text));
    expect(found.filter(({ terms }) => !terms.some((term) => term.includes(word)))).toEqual([]);
  },
);

test.each([
  ['virial equation of state', 'virial'],
  ['indicator choice for titrations', 'indicator'],
])('%j, which no single concept names, is found by what the index says', (text, word) => {
  const found = understood(text).wishes.flatMap(templatesOf);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ terms }) => !terms.some((term) => term.includes(word)))).toEqual([]);
});

test('for the bare name of a concept, what is at its edge is left out', () => {
  const atEdge = templates().filter(({ edge, tests }) => edge.length > 0 && edge.length === tests.length);
  expect(atEdge.length).toBeGreaterThan(50);
  const served = atEdge.filter((template) => {
    const name = concepts.find(({ id }) => id === template.edge[0])?.name ?? '';
    const saysName = template.terms.some((term) => phraseWords(name).every((word) => term.includes(word)));
    return !saysName && understood(name).wishes.flatMap(templatesOf).includes(template);
  });
  expect(served.map(({ key }) => key)).toEqual([]);
});

test('words that ask for nothing empty no quiz', () => {
  const all = understood('Hess law').counts;
  for (const text of [
    'Hess law practice class 11',
    'explain the types of Hess law',
    'how do I know Hess law',
  ])
    expect(understood(text).counts).toEqual(all);
});

test('a question that nothing answers to the word gets what it is about, and hears what was left out', () => {
  const found = understood('how much does a buffer cost');
  expect(found.name).toBe('Buffer solutions');
  expect(found.unknownWords).toEqual(['cost']);
  expect(found.wishes.flatMap(templatesOf).length).toBeGreaterThan(3);
});

test('a whole index term with an element in it is understood', () => {
  expect(understood('mercury poisoning').wishes.flatMap(templatesOf).length).toBeGreaterThan(0);
  expect(understandTopic('lead singer').isUnderstood).toBe(false);
});

test('two things that are printed by one name are compared by their own', () => {
  expect(understood('alpha vs beta decay').name).toBe('Alpha decay and beta decay');
});

test('balancing equations are not what their coefficients say', () => {
  const tested = understood('basic balancing equations')
    .wishes.flatMap(templatesOf)
    .map(({ tests }) => tests[0]);
  expect(tested.length).toBeGreaterThan(4);
  expect(tested).not.toContain('mole-ratio');
});
