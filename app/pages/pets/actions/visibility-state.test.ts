import { expect, test } from 'vitest';
import { isPublic, renewalNeed, visibilityState } from './visibility-state.ts';

const today = '2026-11-21';
const photo = {
  id: 'a',
  kind: 'image',
  url: '/media/a/360.webp',
  thumbnail: '',
  focus: { x: 0.5, y: 0.5 },
} as const;
const pet = {
  status: 'adoption',
  deletedOn: null,
  registeredOn: '2026-11-01',
  expiresOn: '2026-12-12',
  history: [{ date: '2026-11-01', status: 'adoption' }],
  media: [photo],
} satisfies Parameters<typeof visibilityState>[0];

test.each([
  ['2026-12-12', { kind: 'visible', until: '2026-12-12', left: 21 }],
  ['2026-11-25', { kind: 'visible', until: '2026-11-25', left: 4 }],
  ['2026-11-24', { kind: 'soon', until: '2026-11-24', left: 3 }],
  ['2026-11-21', { kind: 'soon', until: '2026-11-21', left: 0 }],
  ['2026-11-20', { kind: 'expired', on: '2026-11-20' }],
])('a pet that expires on %s', (expiresOn, state) => {
  expect(visibilityState({ ...pet, expiresOn }, today)).toEqual(state);
  expect(isPublic({ ...pet, expiresOn }, today)).toBe(expiresOn >= today);
});

test.each([
  ['2026-12-26', '2026-12-06', 'none'],
  ['2026-12-12', '2026-11-21', 'soon'],
  ['2026-11-23', '2026-11-03', 'urgent'],
  ['2026-11-20', '2026-10-31', 'urgent'],
])(
  'one that expires on %s and is asked about on %s needs renewal: %s',
  (expiresOn, notifyOn, need) => {
    expect(renewalNeed({ ...pet, expiresOn, notifyOn }, today)).toBe(need);
    expect(renewalNeed({ ...pet, status: 'paused', expiresOn, notifyOn }, today)).toBe('none');
  },
);

test('without a photo nothing is published', () => {
  expect(visibilityState({ ...pet, media: [] }, today)).toEqual({ kind: 'noPhoto' });
  expect(isPublic({ ...pet, media: [] }, today)).toBe(false);
});

test('out of the programmes, it tells since when', () => {
  const history = [...pet.history, { date: '2026-11-15', status: 'adopted' as const }];
  expect(visibilityState({ ...pet, status: 'adopted', history }, today)).toEqual({
    kind: 'away',
    status: 'adopted',
    since: '2026-11-15',
  });
});

test('deleted comes before everything else', () => {
  const deleted = { ...pet, deletedOn: '2026-11-20', media: [] };
  expect(visibilityState(deleted, today)).toEqual({ kind: 'deleted', on: '2026-11-20' });
});
