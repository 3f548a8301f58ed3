import { expect, test } from 'vitest';
import { footerPages, navigation } from './navigation.ts';
import { getPage } from './site-map.ts';

test('the bar offers the seven groups in their order', () => {
  expect(navigation.map(({ group }) => group)).toEqual([
    'us',
    'pets',
    'events',
    'products',
    'team',
    'resources',
    'contact',
  ]);
});

test('bar and footer lead only to pages that anybody may open', () => {
  for (const id of [...navigation.flatMap(({ pages }) => [...pages]), ...footerPages]) {
    expect(getPage(id).guard).toBe('public');
  }
});

test('a page stands under its own group', () => {
  for (const { group, pages } of navigation) {
    for (const id of pages) expect(getPage(id).group).toBe(group);
  }
});
