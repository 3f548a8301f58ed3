import { en } from './en.ts';
import type { ImportsText } from './es.ts';

const donations = (count: number) => (count === 1 ? '1 donation' : `${count} donations`);

export const donationsEn: ImportsText = {
  ...en,
  title: 'Bring in past donations',
  lead: 'Upload the table of donations that you received before the portal, or outside of it. Before anything is stored we show you what will become of each. Nobody gets an email.',
  back: 'Donations',
  allImports: 'Bring in another table',
  template: { ...en.template, name: 'donativos' },
  upload: {
    ...en.upload,
    label: 'Table of donations',
    hint: 'Excel (.xlsx) or CSV, with the names of the columns in one of the first rows. Up to 1,000 donations a table; the file is not kept.',
  },
  list: {
    ...en.list,
    kept: (day) => `Goes by itself on ${day}; the donations stay.`,
    removeText:
      'The table that you uploaded is deleted. Donations that you have brought in stay, but it can no longer be undone.',
    states: { ...en.list.states, reviewed: 'Reviewed, not brought in', importing: 'Bringing in…' },
    created: donations,
  },
  columns: {
    ...en.columns,
    proposedText: 'All donations will say this. Change it if it is not true.',
    ages: 'Write it another way',
    nameHint:
      'We remember your columns by this name. If you upload the table again, no donation comes in twice.',
    review: 'Review the donations',
  },
  result: {
    ...en.result,
    ready: (count) => `${donations(count)} to bring in`,
    created: (count) => `${donations(count)} brought in`,
    import: (count) => `Bring in ${donations(count)}`,
    progress: (done, of) => `${done} of ${donations(of)} brought in…`,
    undone: 'You undid this import. You can adjust the columns and bring it in again.',
    seeAll: 'See the donations',
    undoTitle: (count) => `Undo the import of ${donations(count)}?`,
    undoText:
      'The donations that came in with it are deleted, and the donors that only it knew. If one of them is on an invoice or has changed, none is deleted and we tell you which one.',
    animal: 'Donor',
    nameless: 'Without a name',
    outcomes: { ...en.result.outcomes, created: 'Brought in' },
  },
  words: {
    ...en.words,
    recurrente: 'monthly',
    alimento: 'food',
    esterilizacion: 'sterilization',
    tratamiento: 'treatment',
    otros: 'other',
    tarjeta: 'card',
    paypal: 'PayPal',
    oxxo: 'cash at OXXO',
    efectivo: 'cash',
    transferencia: 'bank transfer',
    cheque: 'check',
  },
};
