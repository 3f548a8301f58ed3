import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BrowserFiles } from '#server/web/page-request.ts';
import { jsonInScript, writeDocument } from './document.server.ts';
import type { HydrationData } from './hydration-data.ts';

const files: BrowserFiles = {
  addressOf: (source) => `/${source}.js`,
  scriptsOf: (sources) => sources.map((source) => `/${source}.js`),
  stylesOf: () => 'a{b:c}',
};
const data: HydrationData = {
  page: 'home',
  routes: [{ id: 'home:0', path: '/' }],
  hasData: true,
  deferred: false,
  module: '/home.js',
  site: { siteUrl: '', siteName: 'Casa', timezone: 'UTC' },
  router: { loaderData: { 'home:0': { story: '</script><script>stolen()</script><!-- ñ 🐶' } } },
};
const parts = {
  sources: ['entry', 'home'],
  lazyParts: [],
  entry: 'entry',
  scriptsFirst: false,
  data,
  jsonLd: undefined,
};
const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = '<html><head><title>Rex</title></head><body><script>own()</script></body></html>';

test('the document brings its styles, its data and its scripts', () => {
  const { html } = writeDocument(page, files, parts);
  expect(html).toMatch(/^<!DOCTYPE html><html><head><title>Rex<\/title><script>/);
  expect(html).toContain('<style id="page-styles">a{b:c}</style></head>');
  expect(html).not.toContain('ld+json');
  expect(html).toContain('<link rel="modulepreload" href="/home.js" fetchpriority="low"/>');
  expect(html).toMatch(
    /<script type="module" async src="\/entry.js" fetchpriority="low"><\/script><\/body><\/html>$/,
  );
});

test('holds the styles of what comes later, and not its scripts', () => {
  const styled = { ...files, stylesOf: (sources: readonly string[]) => sources.join() };
  const { html } = writeDocument(page, styled, { ...parts, lazyParts: ['form'] });
  expect(html).toContain('<style id="page-styles">entry,home,form</style>');
  expect(html).not.toContain('/form.js');
});

test('names its scripts after its words, or first where they are what people wait for', () => {
  const namedAt = (scriptsFirst: boolean) => {
    const { html } = writeDocument(page, files, { ...parts, scriptsFirst });
    expect(html.match(/modulepreload/g)).toHaveLength(parts.sources.length);
    return Math.sign(html.indexOf('modulepreload') - html.indexOf('<style'));
  };
  expect([namedAt(false), namedAt(true)]).toEqual([1, -1]);
});

test('asks for its scripts after what is read, unless people wait for them', () => {
  const lowered = (scriptsFirst: boolean) =>
    writeDocument(page, files, { ...parts, scriptsFirst }).html.match(/fetchpriority="low"/g);
  // The entry, too.
  expect(lowered(false)).toHaveLength(parts.sources.length + 1);
  expect(lowered(true)).toBeNull();
});

test('its policy allows the inline scripts and styles that the server wrote, and no others', () => {
  const { html, hashes } = writeDocument(page, files, parts);
  const [, early] = /<\/title><script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(hashes).toEqual({ scripts: [sha256(early)], styles: [sha256('a{b:c}')] });
});

test('what people wrote neither ends the script of the data nor begins a comment', () => {
  const { html } = writeDocument(page, files, parts);
  const [, json = ''] = /id="hydration-data">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
  expect(jsonInScript({ text: '\u2028<' })).not.toContain('<');
});

test('a page that is no whole document is not sent', () => {
  expect(() => writeDocument('<p>Rex</p>', files, parts)).toThrow('no whole document');
});
