import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { settings } from './config/settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dockerfile = readFileSync(`${root}/Dockerfile`, 'utf8');
const compose = z
  .object({ services: z.object({ app: z.object({ environment: z.record(z.string(), z.string()) }) }) })
  .parse(parse(readFileSync(`${root}/compose.yaml`, 'utf8')));

test('the image installs every workspace', () => {
  const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root });
  const copied = [...dockerfile.matchAll(/^COPY ((?:apps|packages)\/\S+package\.json) (\S+)\/$/gm)];
  expect(copied.map(([, from]) => from).toSorted()).toEqual(workspaces.toSorted());
  for (const [, from, to] of copied) expect(from).toBe(`${to}/package.json`);
});

test('the image runs on the Node that everything was tested on', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));
  const [major = ''] = devDependencies.node.split('.');
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, tag]) => tag);
  expect(new Set(images)).toEqual(new Set([major]));
});

test('what the image starts is there, and it does not run as root', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const file = z.array(z.string()).parse(JSON.parse(command)).at(-1) ?? '';
  expect(existsSync(`${root}/${file}`)).toBe(true);
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('compose passes every setting on, but those that the image or its own services decide', () => {
  const decided = ['PORT', 'HOST', 'DATA_DIR'];
  const passed = Object.keys(compose.services.app.environment);
  expect([...passed, ...decided].toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
