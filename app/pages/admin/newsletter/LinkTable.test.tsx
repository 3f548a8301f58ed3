// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as issues } from '#app/i18n/newsletter-issues/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { fewestCountedReaders, type IssueClicks } from '#domain/newsletter/issue-clicks.ts';
import { LinkTable } from './LinkTable.tsx';

afterEach(cleanup);

const guide = {
  language: 'es' as const,
  address: 'https://example.org/guia',
  label: 'la guía',
  clicks: 9,
};
const figures: IssueClicks = {
  isCounting: true,
  delivered: { es: 40, en: 0 },
  links: [
    guide,
    { ...guide, language: 'en', address: 'https://example.org/guide', label: '', clicks: 0 },
  ],
};
const show = (changes: Partial<IssueClicks> = {}) =>
  render(
    <TextsProvider language="es" dictionary={es}>
      <LinkTable figures={{ ...figures, ...changes }} />
    </TextsProvider>,
  );
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('names each link, and says its clicks and how many they are for 100 mails that arrived', async () => {
  show();
  expect(await screen.findByText('9 clics en 40 correos entregados.')).toBeTruthy();
  expect(cells()).toEqual([
    ['la guíaexample.org/guia', 'Español', '9', '23'],
    ['https://example.org/guideexample.org/guide', 'Inglés', '0', '—'],
  ]);
  expect(screen.getByRole('link', { name: 'la guía' }).getAttribute('href')).toBe(guide.address);
  expect(screen.getByText(issues.clicks.scanners)).toBeTruthy();
});

it('says that the figures stand still where nothing is counted any more', async () => {
  show({ isCounting: false });
  expect(await screen.findByText(new RegExp(issues.clicks.stopped))).toBeTruthy();
});

it('says that counts have been deleted', async () => {
  show({ links: [{ ...guide, clicks: null }] });
  expect(await screen.findByText(issues.clicks.allDeleted)).toBeTruthy();
  expect(cells()).toEqual([['la guíaexample.org/guia', 'Español', 'Borrado', '—']]);
});

it.each([
  [true, issues.clicks.few(fewestCountedReaders)],
  [false, issues.clicks.notCounted],
])('says why there are none (counting: %s)', async (isCounting, words) => {
  show({ isCounting, links: [] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
