/**
 * Draws the sample of an audit again, as /accuracy announces it.
 *
 *   npm run audit:sample -- 100 "the seed" general-solutions-05      what is named behind the seed is left out
 *
 * Prints the fingerprint of this catalogue, which has to be the announced one, and the templates in their order; no keys.
 */
import { catalogue } from '@valence/questions';
import { catalogueFingerprint, orderOfDraw } from '../../features/key-audits/draw-sample.ts';

const [size = '', seed, ...leftOut] = process.argv.slice(2);
if (/^\d{1,4}$/.test(size) && seed !== undefined) {
  const names = catalogue().map(({ template }) => template);
  const drawn = orderOfDraw(
    names.filter((name) => !leftOut.includes(name)),
    seed.trim(),
  ).slice(0, Number(size));
  const lines = [`Catalogue ${catalogueFingerprint(names)}`, ...drawn.map(({ template }) => template)];
  process.stdout.write(`${lines.join('\n')}\n`);
} else {
  process.stderr.write('Usage: npm run audit:sample -- <size> <seed> [<template left out> …]\n');
  process.exitCode = 2;
}
