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

/** What the script does in a browser that is on a page, and at a click inside a link. */
function run({ lang, stored, cookie = '', bilingual = true, storage, cookies }: Given) {
  const jar = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
  const kept = new Map(stored ? [['lang', stored]] : []);
  let reloads = 0;
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(languageScript, {
    localStorage:
      storage === 'refused'
        ? undefined
        : {
            getItem: (key: string) => kept.get(key) ?? null,
            setItem: (key: string, value: string) => kept.set(key, value),
          },
    location: { reload: () => reloads++ },
    addEventListener: (name: string, listen: (event: object) => void) => {
      listeners.set(name, listen);
    },
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
  return {
    /** `language` is the one of the toggle's link around what was clicked, if there is one. */
    click: (language?: string, { button = 0 } = {}) => {
      const target = { closest: () => (language ? { dataset: { language } } : null) };
      listeners.get(button === 0 ? 'click' : 'auxclick')?.({ target, button });
    },
    outcome: () => ({ reloads, cookie: jar.get('lang'), stored: kept.get('lang') }),
  };
}

describe('the language of a page with one address for both', () => {
  it.each([
    ['the cookie is gone', { lang: 'es-MX', stored: 'en' }, 'en'],
    ['the cookie says the other', { lang: 'en', stored: 'es', cookie: 'lang=en' }, 'es'],
  ] as const)('follows local storage when %s', (_, given, language) => {
    const expected = { reloads: 1, cookie: language, stored: language };
    expect(run(given).outcome()).toEqual(expected);
  });

  it.each([
    ['the language is right', { lang: 'es-MX', stored: 'es' }],
    ['nothing was chosen', { lang: 'es-MX' }],
    ['what is stored is no language of the portal', { lang: 'es-MX', stored: 'e' }],
    ['storage is refused', { lang: 'es-MX', stored: 'en', storage: 'refused' }],
    ['cookies are refused', { lang: 'es-MX', stored: 'en', cookies: 'refused' }],
  ] as const)('stays when %s', (_, given) => {
    expect(run(given).outcome()).toMatchObject({ reloads: 0, cookie: undefined });
  });

  it('never loads the page twice', () => {
    const { reloads } = run({ lang: 'es-MX', stored: 'en', cookie: 'lang=en' }).outcome();
    expect(reloads).toBe(0);
  });
});

describe('the reader’s language', () => {
  it('is that of the page whose address has its own', () => {
    const page = run({ lang: 'en', stored: 'es', cookie: 'lang=es', bilingual: false });
    expect(page.outcome()).toEqual({ reloads: 0, cookie: 'en', stored: 'en' });
  });

  it('is what a click on the toggle chooses', () => {
    const page = run({ lang: 'es-MX' });
    page.click('en');
    expect(page.outcome()).toEqual({ reloads: 0, cookie: 'en', stored: 'en' });
  });

  it('is chosen by the middle button as well, which opens another tab, and not by the menu of a link', () => {
    const page = run({ lang: 'es-MX', stored: 'es' });
    page.click('en', { button: 2 });
    expect(page.outcome()).toMatchObject({ stored: 'es' });
    page.click('en', { button: 1 });
    expect(page.outcome()).toEqual({ reloads: 0, cookie: 'en', stored: 'en' });
  });

  it('is only in the cookie where storage is refused', () => {
    const page = run({ lang: 'es-MX', storage: 'refused' });
    page.click('en');
    expect(page.outcome().cookie).toBe('en');
  });

  it('stays at a click elsewhere', () => {
    const page = run({ lang: 'es-MX', stored: 'es' });
    page.click();
    expect(page.outcome()).toEqual({ reloads: 0, cookie: undefined, stored: 'es' });
  });
});
