import type { CareLotsText } from './es.ts';

export const en: CareLotsText = {
  title: 'Lots of vaccines and medicine',
  lead: 'Note what you have with its lot and best-before date. Each dose that you record with that lot is taken off.',
  kinds: { vaccine: 'Vaccine', deworming: 'Dewormer', treatment: 'Medicine' },
  own: 'My lots',
  all: 'All lots',
  none: 'No lots have been noted yet',
  noneText: 'When a box of vaccines arrives, note it here.',
  lot: (lot) => `Lot ${lot}`,
  left: (left, doses) => `${left} of ${doses} left`,
  expires: (day) => `Best before ${day}`,
  expired: (day) => `Expired on ${day}: do not use it`,
  noDate: 'No best-before date noted',
  who: 'Who got it',
  whoOf: (lot) => `Who got lot ${lot}`,
  remove: 'Delete',
  removeOf: (lot) => `Delete lot ${lot}`,
  removeTitle: (lot) => `Delete lot ${lot}?`,
  removeText: 'What medical records say stays as it is.',
  keep: 'Keep it',
  choice: {
    label: 'From my lots',
    none: 'None of my lots',
    lot: (product, lot, expires) => `${product} · ${lot}${expires ? ` · expires ${expires}` : ''}`,
  },
  form: {
    title: 'Note a lot',
    add: 'Note a lot',
    kind: 'Kind',
    product: 'Product or brand',
    lot: 'Lot',
    expiresOn: 'Best before',
    doses: 'Doses that you have',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  recall: {
    title: 'Was a lot recalled?',
    lead: 'Write the lot to see which pets were given it, also where a vet recorded it.',
    lot: 'Lot',
    find: 'Search',
    none: (lot) => `No pet has lot ${lot} in its record.`,
    found: (count, lot) =>
      count === 1 ? `Lot ${lot}: given once` : `Lot ${lot}: given ${count} times`,
    without: (count, from, until) =>
      count === 0
        ? `All doses of that product from ${from} to ${until} have their lot on record.`
        : count === 1
          ? `Besides, 1 dose of that product from ${from} to ${until} has no lot on record: it may be of this one.`
          : `Besides, ${count} doses of that product from ${from} to ${until} have no lot on record: they may be of this one.`,
    pet: 'Pet',
    product: 'Product',
    date: 'Date',
  },
};
