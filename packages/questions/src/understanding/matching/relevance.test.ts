import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSigns, type Label } from '../testing/relevance-labels.ts';
import { relevanceOf, sureEnough } from './relevance.ts';

const labels: Label[] = JSON.parse(
  readFileSync(new URL('../../../typed-topics/labels/relevance-labels.json', import.meta.url), 'utf8'),
);
const labelled = withSigns(labels).map(({ fits, signs }) => ({ fits, relevance: relevanceOf(signs) }));

function shareAccepted(from: number, to: number): number {
  const between = labelled.filter(({ relevance }) => relevance >= from && relevance < to);
  expect(between.length).toBeGreaterThan(100);
  return between.filter(({ fits }) => fits === 'yes').length / between.length;
}

test('of the questions that are sure enough, readers accept 6 of 7 to the letter, and find hardly one beside the topic', () => {
  expect(shareAccepted(sureEnough, 1)).toBeGreaterThan(6 / 7);
  const sure = labelled.filter(({ relevance }) => relevance >= sureEnough);
  expect(sure.filter(({ fits }) => fits === 'no').length / sure.length).toBeLessThan(0.02);
});

test('a relevance is the share that readers accept', () => {
  expect(labelled.length).toBeGreaterThan(1000);
  for (const [from, to] of [
    [0, 0.4],
    [0.4, 0.7],
    [0.7, 1],
  ] as const) {
    const between = labelled.filter(({ relevance }) => relevance >= from && relevance < to);
    const mean = between.reduce((sum, { relevance }) => sum + relevance, 0) / between.length;
    expect(Math.abs(shareAccepted(from, to) - mean)).toBeLessThan(0.06);
  }
});
