import { expect, it } from 'vitest';
import { androidLink } from './android-link.ts';

it('opens a page of Facebook in its app, and the page itself without the app', () => {
  expect(androidLink('https://www.facebook.com/casaanimal')).toBe(
    'intent://www.facebook.com/casaanimal#Intent;scheme=https;package=com.facebook.katana;S.browser_fallback_url=https%3A%2F%2Fwww.facebook.com%2Fcasaanimal;end',
  );
});

it('keeps what identifies a page', () => {
  expect(androidLink('https://m.facebook.com/profile.php?id=1')).toContain(
    'intent://m.facebook.com/profile.php?id=1#Intent;',
  );
  expect(androidLink('https://instagram.com/casaanimal/')).toContain(
    'package=com.instagram.android',
  );
});

it('leaves every other address alone', () => {
  expect(androidLink('https://wa.me/5219841234567')).toBeUndefined();
  expect(androidLink('https://facebook.com.example.org/casaanimal')).toBeUndefined();
});
