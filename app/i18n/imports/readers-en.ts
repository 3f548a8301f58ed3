import { en } from './en.ts';
import type { ImportsText } from './es.ts';

const readers = (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`);

export const readersEn: ImportsText = {
  ...en,
  title: 'Bring in subscribers',
  lead: 'Upload the table of those who get your newsletter already. Who has a proof of consent is subscribed; the others we ask by email to confirm. Who has left does not come back.',
  back: 'Newsletter subscribers',
  allImports: 'Bring in another table',
  template: { ...en.template, name: 'suscriptores' },
  upload: {
    ...en.upload,
    label: 'Table of subscribers',
    hint: 'Excel (.xlsx) or CSV, with the names of the columns in one of the first rows. Up to 1,000 people a table; the file is not kept.',
  },
  list: {
    ...en.list,
    kept: (day) => `Goes by itself on ${day}; the subscribers stay.`,
    removeText:
      'The table that you uploaded is deleted. Subscribers that you have brought in stay, but it can no longer be undone.',
    states: { ...en.list.states, reviewed: 'Reviewed, not brought in', importing: 'Bringing in…' },
    created: readers,
  },
  columns: {
    ...en.columns,
    proposedText: 'It will be so for all. Change it if it is not true.',
    ages: 'Write it another way',
    nameHint:
      'We remember your columns by this name. If you upload the table again, we know everybody by their email.',
    review: 'Review the subscribers',
  },
  result: {
    ...en.result,
    ready: (count) => `${readers(count)} to bring in`,
    created: (count) => `${readers(count)} brought in`,
    import: (count) => `Bring in ${readers(count)}`,
    progress: (done, of) => `${done} of ${readers(of)} brought in…`,
    undone: 'You undid this import. You can adjust the columns and bring it in again.',
    seeAll: 'See the subscribers',
    undoTitle: (count) => `Undo the import of ${readers(count)}?`,
    undoText:
      'The subscribers that came in with it are deleted. If one of them has confirmed, left or changed, none is deleted and we tell you which one.',
    animal: 'Person',
    nameless: 'Without a name',
    outcomes: { ...en.result.outcomes, created: 'Brought in' },
  },
  words: { ...en.words, es: 'Spanish', en: 'English' },
};
