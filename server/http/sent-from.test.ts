import { expect, it } from 'vitest';
import { isFromOtherSite } from './sent-from.ts';

const site = 'https://casa.example';
const own = { host: 'casa.example' };

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://casa.example' }, true],
  [{ origin: 'https://casa.example' }, false],
  [{ origin: 'https://casa.example.evil.example' }, true],
  [{ origin: 'https://evil.example', referer: 'https://casa.example/contacto' }, true],
  [{ origin: 'null', referer: 'https://casa.example/contacto' }, false],
  [{ origin: 'null', referer: 'https://evil.example/' }, true],
  [{ origin: 'null' }, true],
  [{ referer: 'https://casa.example/contacto' }, false],
  [{ referer: 'https://evil.example/?https://casa.example' }, true],
  [{ referer: 'about:blank' }, true],
  [{}, false],
])('a form with %j is from another site: %s', (headers, other) => {
  expect(isFromOtherSite({ ...own, ...headers }, site)).toBe(other);
});

it('takes the host that was asked as its own, also where the site has another name', () => {
  const headers = { host: '10.0.0.7:3000', origin: 'http://10.0.0.7:3000' };
  expect(isFromOtherSite(headers, site)).toBe(false);
});
