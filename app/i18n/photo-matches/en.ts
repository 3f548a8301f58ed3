import type { PhotoMatchesText } from './es.ts';

/** Photos of two pets that look like the same one. */
export const en: PhotoMatchesText = {
  title: 'Alike photos',
  lead: 'Photos of two pets that look like the same one, even if one is smaller or compressed. If one is cropped, we often do not find it. It does not mean that it is the same animal: look at them and decide.',
  filter: 'What to show',
  all: 'All',
  states: { open: 'To look at', settled: 'Settled', different: 'Different' },
  count: (total) => (total === 1 ? '1 pair of photos' : `${total} pairs of photos`),
  empty: 'There are no alike photos',
  emptyText: 'New photos are compared every ten minutes.',
  owner: (name) => `Cared for by ${name}`,
  ownerGone: 'Whoever cared for it has no account any more',
  isDeleted: 'Deleted record',
  alt: (name) => `Photo of ${name}`,
  open: (name) => `See the record of ${name}`,
  alike: (bits) => (bits === 0 ? 'Identical to the portal' : 'Nearly identical to the portal'),
  settle: 'It is the same, and settled',
  differ: 'Not the same photo',
  reopen: 'Look again',
  decided: (name, when) => `${name ?? 'Somebody of the team'}, ${when}`,
  hint: 'If somebody used a photo that is not theirs, write to whoever cares for the pet before you pause its record.',
};
