import { expect, test } from 'vitest';
import { reviewStatus } from '#domain/document-folders/folder-document.ts';
import { demoPets } from './demo-pets.ts';

const words = (text: string) => text.split(/\s+/).length;

test('every pet has a text of its own, long enough to know it by and short enough to read', () => {
  for (const { name, story, personality } of demoPets) {
    expect(words(story), name).toBeGreaterThanOrEqual(60);
    expect(words(story), name).toBeLessThanOrEqual(120);
    expect(words(personality), name).toBeLessThanOrEqual(40);
  }
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  expect(distinct(demoPets.map(({ story }) => story))).toBe(demoPets.length);
  expect(distinct(demoPets.map(({ id }) => id))).toBe(demoPets.length);
  expect(distinct(demoPets.map(({ look }) => look.seed))).toBe(demoPets.length);
});

test('both programmes, both regions and both species are there, some new and some waiting long', () => {
  const open = demoPets.filter(({ later }) => later === undefined);
  const count = (matches: (pet: (typeof demoPets)[number]) => boolean) =>
    open.filter(matches).length;
  expect(open.length).toBeGreaterThanOrEqual(38);
  expect(count(({ programme }) => programme === 'rehabilitation')).toBeGreaterThanOrEqual(6);
  expect(count(({ federalState }) => federalState === 'Quintana Roo')).toBeGreaterThan(15);
  expect(count(({ federalState }) => federalState === 'Jalisco')).toBeGreaterThan(15);
  expect(count(({ species }) => species === 'cat')).toBeGreaterThan(12);
  expect(count(({ registeredDaysAgo }) => registeredDaysAgo > 200)).toBeGreaterThanOrEqual(4);
  expect(count(({ registeredDaysAgo }) => registeredDaysAgo < 7)).toBeGreaterThanOrEqual(4);
});

test('of the open pets one has left the lists when the demonstration is filled, and one is about to', () => {
  const open = demoPets.filter(({ later }) => later === undefined);
  const named = (matches: (daysAgo: number) => boolean) =>
    open
      .filter(({ renewedDaysAgo, registeredDaysAgo }) =>
        matches(renewedDaysAgo ?? registeredDaysAgo),
      )
      .map(({ name }) => name);
  expect(named((daysAgo) => daysAgo > 35)).toEqual(['Sereno']);
  expect(named((daysAgo) => daysAgo >= 32 && daysAgo <= 35)).toEqual(['Sargazo']);
});

test('the rescuer’s pets went every way that there is', () => {
  const ways = demoPets
    .filter(({ rescuedBy }) => rescuedBy === 'rescuer')
    .flatMap(({ later = [] }) => later.map(({ to }) => to));
  const all = ['adopted', 'deceased', 'deleted', 'paused', 'returned'];
  expect([...new Set(ways)].sort()).toEqual(all);
  expect(demoPets.filter(({ look }) => look.poses.length === 0)).toHaveLength(1);
});

test('pets in rehabilitation say what they need, the others need nothing', () => {
  for (const { name, programme, needs } of demoPets) {
    expect((needs ?? []).length > 0, name).toBe(programme === 'rehabilitation');
  }
});

test('there are document folders in every state', () => {
  const documents = demoPets.flatMap(({ folder = [] }) => folder);
  // What nobody named is still to come, and what nobody reviewed waits for it.
  const states = documents.map(({ status = 'reviewing' }) => status);
  expect(new Set([...states, 'preparing'])).toEqual(new Set(reviewStatus.values));
});
