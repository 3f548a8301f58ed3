// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { postKeyed } from './request.ts';

it.each(['es-MX', 'en'])('asks for an answer in the language of the page: %s', async (language) => {
  document.documentElement.lang = language;
  const fetch = vi.fn(async (_address: string, _call: RequestInit) =>
    Response.json({ status: 'success', data: null }),
  );
  vi.stubGlobal('fetch', fetch);
  await postKeyed('captcha:obtener', {});
  vi.unstubAllGlobals();
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
  expect(headers.get('accept-language')).toBe(language);
});
