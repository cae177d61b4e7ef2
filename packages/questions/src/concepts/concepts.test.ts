import { expect, test } from 'vitest';
import { subjects } from '../question.ts';
import { taxonomy } from '../topics/taxonomy.ts';
import { conceptFaults } from './concept-faults.ts';
import { concepts } from './concepts.ts';
import { readConcepts } from './read-concepts.ts';
import { syllabusPlaces } from './syllabus-places.data.ts';

test('the map is sound: ids and names are unique, topics, places and prerequisites exist, nothing presupposes itself', () => {
  expect(conceptFaults(concepts)).toEqual([]);
});

test('every topic of the taxonomy has a concept', () => {
  const covered = new Set(concepts.map(({ topic }) => topic));
  expect(taxonomy.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([]);
});

test.each(Object.entries(syllabusPlaces))('every place of %s teaches a concept', (exam, places) => {
  const taught = new Set(concepts.flatMap(({ taughtIn }) => taughtIn));
  expect(places.filter((place) => !taught.has(`${exam} ${place}`))).toEqual([]);
});

test('there are at least 700 concepts, at least 80 in each subject', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(700);
  const subjectOf = new Map(taxonomy.map(({ id, subject }) => [id, subject]));
  for (const subject of subjects)
    expect(concepts.filter(({ topic }) => subjectOf.get(topic) === subject).length).toBeGreaterThanOrEqual(
      80,
    );
});

test('each kind of fault is found', () => {
  const map = readConcepts(
    [
      '# moles',
      'one | The mole | mole concept | two | AP 1.1',
      'two | Molar mass | Mole-concept | one; three | AP 1.99',
      'two | Another | | |',
      '# alchemy',
      'Four | Gold | | | ',
    ].join('\n'),
  );
  expect(conceptFaults(map)).toEqual([
    'two concepts have the id two',
    'two concepts are called “mole concept”',
    'two presupposes three, which does not exist',
    'two: no place AP 1.99',
    'Four is not kebab-case',
    'Four: no topic alchemy',
  ]);
});

test('a concept that presupposes itself by way of another is found', () => {
  const map = readConcepts('# moles\none | One | | two |\ntwo | Two | | one |');
  expect(conceptFaults(map)).toEqual(['one presupposes itself', 'two presupposes itself']);
});

test('a line that is no row of a topic is refused', () => {
  expect(() => readConcepts('the-mole | The mole')).toThrow('No topic stands above: the-mole | The mole');
  expect(() => readConcepts('# moles\njust words')).toThrow('Not a row of a table of concepts: just words');
});
