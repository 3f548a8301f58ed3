import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageScript } from './language-script.ts';

interface Given {
  lang: 'es-MX' | 'en';
  stored?: string;
  cookie?: string;
  bilingual?: boolean;
  storage?: 'allowed' | 'refused';
  cookies?: 'kept' | 'refused';
}

/** What the script does in a browser that is on a page. */
function run({ lang, stored, cookie = '', bilingual = true, storage, cookies }: Given) {
  const jar = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
  let reloads = 0;
  runInNewContext(languageScript, {
    localStorage: storage === 'refused' ? undefined : { getItem: () => stored ?? null },
    location: { reload: () => reloads++ },
    document: {
      documentElement: { lang, dataset: bilingual ? { bilingual: '' } : {} },
      get cookie() {
        return [...jar].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(line: string) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (cookies !== 'refused') jar.set(name, value);
      },
    },
  });
  return { reloads, cookie: jar.get('lang') };
}

describe('the language of a page with one address for both', () => {
  it.each([
    ['the cookie is gone', { lang: 'es-MX', stored: 'en' }, 'en'],
    ['the cookie says the other', { lang: 'en', stored: 'es', cookie: 'lang=en' }, 'es'],
  ] as const)('follows local storage when %s', (_, given, cookie) => {
    expect(run(given)).toEqual({ reloads: 1, cookie });
  });

  it.each([
    ['the language is right', { lang: 'es-MX', stored: 'es' }],
    ['nothing was chosen', { lang: 'es-MX' }],
    ['what is stored is no language of the portal', { lang: 'es-MX', stored: 'e' }],
    ['the address has its own language', { lang: 'es-MX', stored: 'en', bilingual: false }],
    ['storage is refused', { lang: 'es-MX', stored: 'en', storage: 'refused' }],
    ['cookies are refused', { lang: 'es-MX', stored: 'en', cookies: 'refused' }],
  ] as const)('stays when %s', (_, given) => {
    expect(run(given)).toEqual({ reloads: 0, cookie: undefined });
  });

  it('never loads the page twice', () => {
    expect(run({ lang: 'es-MX', stored: 'en', cookie: 'lang=en' }).reloads).toBe(0);
  });
});
