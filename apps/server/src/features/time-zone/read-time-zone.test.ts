import cookie from '@fastify/cookie';
import { timeZoneCookie } from '@valence/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readTimeZone } from './read-time-zone.ts';

/** The zone that is read of a request with these headers; the status where it is refused. */
async function zoneOf(headers: Record<string, string>): Promise<unknown> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request) => ({ zone: readTimeZone(request) }));
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response.statusCode === 200 ? response.json() : 'refused';
}

test('a call says the zone in its header, a page in its cookie, and the header counts', async () => {
  const kept = { cookie: `${timeZoneCookie}=Europe/Berlin` };
  expect(await zoneOf({ 'time-zone': 'Asia/Tokyo' })).toEqual({ zone: 'Asia/Tokyo' });
  expect(await zoneOf(kept)).toEqual({ zone: 'Europe/Berlin' });
  expect(await zoneOf({ ...kept, 'time-zone': 'Asia/Tokyo' })).toEqual({ zone: 'Asia/Tokyo' });
  expect(await zoneOf({})).toEqual({ zone: null });
});

test('a header that is no zone is refused; a cookie that is none is not heeded', async () => {
  const nonsense = ['../../etc/passwd', 'a'.repeat(65), 'Mars/Olympus Mons'];
  for (const zone of nonsense) {
    expect(await zoneOf({ 'time-zone': zone })).toBe('refused');
    expect(await zoneOf({ cookie: `${timeZoneCookie}=${zone}` })).toEqual({ zone: null });
  }
  expect(await zoneOf({ cookie: `${timeZoneCookie}=Mars/Olympus` })).toEqual({ zone: null });
});

test('a zone that days cannot be counted in is as unknown as one that is not in the tables', async () => {
  // Intl knows the name, and Temporal does not.
  const zone = 'SystemV/EST5';
  expect(await zoneOf({ 'time-zone': zone })).toEqual({ zone: null });
  expect(await zoneOf({ cookie: `${timeZoneCookie}=${zone}` })).toEqual({ zone: null });
});
