import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import { history } from './about/history.ts';
import { manifesto } from './about/manifesto.ts';
import { overview } from './about/overview.ts';
import { shelters, sheltersPage } from './about/shelters.ts';
import { socialCause } from './about/social-cause.ts';
import { goingHome } from './contact/going-home.ts';
import { informYourself } from './contact/inform-yourself.ts';
import { joinTheProject } from './contact/join-the-project.ts';
import { faqGroups } from './faqs/faqs.ts';
import { privacyNotice } from './legal/privacy-notice.ts';
import { terms } from './legal/terms.ts';
import { resources } from './resources/resources.ts';
import { leaves, links, shapeOf, words } from './testing/walk.ts';
import { tutorials as tutorialsEn } from './tutorials/en.ts';
import { tutorials as tutorialsEs } from './tutorials/es.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './*.ts',
    './{about,adoption,contact,donations,faqs,legal,resources,team}/**/*.ts',
    '!./**/*.test.ts',
    '!./testing/**',
    // The texts of the others, joined.
    '!./first-content.ts',
    '!./example-content.ts',
    '!./pieces.ts',
  ],
  { eager: true },
);
const allLeaves = Object.entries(modules).flatMap(([file, exports]) => leaves(exports, file));
const textPages = {
  overview,
  history,
  manifesto,
  socialCause,
  sheltersPage,
  informYourself,
  goingHome,
  joinTheProject,
  terms,
  privacyNotice,
};

/** Frequent words that the other language does not have. */
const foreignWords: Record<Language, RegExp> = {
  es: /\b(the|and|with|your|you|for|from|they|this|that|have|are|our|which|home|shelter|adopt)\b/i,
  en: /(?<![\p{L}])(que|para|con|una|los|las|del|por|nuestro|nuestra|también|pero|como|tu|más|mascotas?)(?![\p{L}])/iu,
};

describe('every text', () => {
  test('is there, trimmed, and plain', () => {
    expect(allLeaves.length).toBeGreaterThan(1000);
    const broken = allLeaves.filter(
      ({ text }) => text === '' || text !== text.trim() || /<|&\w+;|\s{2}|\bTODO\b/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test.each(languages)('in %s holds no word of the other language', (language) => {
    const inLanguage = allLeaves.filter((leaf) => leaf.language === language);
    expect(inLanguage.length).toBeGreaterThan(400);
    // What has to be said in the other language is quoted; the names of placeholders are the same in both.
    const own = (text: string) => text.replace(/“[^”]*”|«[^»]*»|\{+[^{}]+\}+/g, '');
    expect(inLanguage.filter(({ text }) => foreignWords[language].test(own(text)))).toEqual([]);
  });

  test('has the same shape in both languages', () => {
    const differing = Object.entries(modules)
      // The notice binds in Spanish alone; its English page is a summary.
      .filter(([file]) => !file.endsWith('/privacy-notice.ts'))
      .flatMap(([, exports]) => shapeOf(exports));
    expect(differing.length).toBeGreaterThan(100);
    expect(differing.filter(({ es, en }) => es !== en)).toEqual([]);
  });

  test('names the smallest donation as 100 pesos everywhere', () => {
    expect(allLeaves.filter(({ text }) => /\$200\b/.test(text))).toEqual([]);
  });
});

describe('a page that is read', () => {
  const cases = Object.entries(textPages).flatMap(([name, page]) =>
    languages.map((language) => ({ name, language, page: page[language] })),
  );

  test.each(cases)('$name in $language has a readable length', ({ name, language, page }) => {
    // It tells of each thing that people do here; in English as a summary.
    const longest = name === 'privacyNotice' ? { es: 2000, en: 1100 }[language] : 950;
    expect(words(page)).toBeGreaterThanOrEqual(280);
    expect(words(page)).toBeLessThanOrEqual(longest);
  });

  test.each(cases)('$name in $language can be linked section by section', ({ page }) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test.each(languages)('sets its own words large (%s)', (language) => {
    const { quote, sections } = history[language];
    const said = leaves(sections, language).map(({ text }) => text.toLowerCase());
    const words = quote.toLowerCase().replace(/\.$/, '');
    expect(said.filter((text) => text.includes(words))).toHaveLength(1);
  });

  test('has a description that a search engine shows whole', () => {
    const descriptions = allLeaves.filter(({ path }) => path.endsWith('.description'));
    expect(descriptions.length).toBeGreaterThan(30);
    const wrong = descriptions.filter(({ text }) => text.length < 70 || text.length > 160);
    expect(wrong).toEqual([]);
  });
});

describe('links', () => {
  const all = Object.values(modules).flatMap((exports) => links(exports));

  test('lead to pages that a visitor may open or sign in for', () => {
    const linked = all.flatMap(({ page }) => (page ? [page] : []));
    const reachable = pages
      .filter(({ guard }) => guard === 'public' || guard === 'guest' || guard === 'login')
      .map(({ id }) => id as string);
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter((id) => !reachable.includes(id))).toEqual([]);
  });

  test('lead to files that are offered', () => {
    const offered = resources.map(({ id }) => id as string);
    const linked = all.flatMap(({ resource }) => (resource ? [resource] : []));
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((id) => !offered.includes(id))).toEqual([]);
  });

  test('outside the portal are encrypted', () => {
    for (const { url } of all) if (url) expect(url).toMatch(/^https:\/\//);
  });
});

describe('tutorials', () => {
  test('have the same steps with the same drawings in both languages', () => {
    const drawings = (tutorials: typeof tutorialsEs) =>
      Object.entries(tutorials).map(([id, { steps }]) => [
        id,
        ...steps.map((step) => step.picture),
      ]);
    expect(drawings(tutorialsEn)).toEqual(drawings(tutorialsEs));
  });

  test.each([
    ['es', tutorialsEs],
    ['en', tutorialsEn],
  ] as const)('in %s hold no word of the other language', (language, tutorials) => {
    const texts = leaves(tutorials, language).map(({ text }) => text);
    expect(texts.filter((text) => foreignWords[language].test(text))).toEqual([]);
  });
});

describe('frequent questions', () => {
  const faqs = faqGroups.flatMap(({ questions }) => questions);

  test('are fifteen or more', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(15);
  });

  test.each(languages)('have an address of their own in %s', (language) => {
    const slugs = faqs.map(({ slug }) => slug[language]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('files', () => {
  test.each(languages)('have names of their own in %s', (language) => {
    const names = resources.map(({ fileName }) => fileName[language]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('have the two contracts also for a word processor', () => {
    const editable = resources.filter(({ formats }) => formats.includes('docx'));
    expect(editable.map(({ id }) => id)).toEqual(['adoption-contract', 'sterilization-contract']);
  });
});

test('shelters stand on the map where their state is', () => {
  const box: Record<string, { south: number; north: number; west: number; east: number }> = {
    'Quintana Roo': { south: 17.8, north: 21.7, west: -89.4, east: -86.7 },
    Jalisco: { south: 18.9, north: 22.8, west: -105.8, east: -101.4 },
  };
  for (const { federalState, latitude, longitude, capacity } of shelters) {
    const state = box[federalState];
    expect(latitude).toBeGreaterThan(state?.south ?? 90);
    expect(latitude).toBeLessThan(state?.north ?? -90);
    expect(longitude).toBeGreaterThan(state?.west ?? 180);
    expect(longitude).toBeLessThan(state?.east ?? -180);
    expect(capacity).toBeGreaterThan(0);
  }
});
