import { type CareKind, longLateDays } from '#domain/care/care-kinds.ts';
import { namedByKind } from '#domain/care/care-names.ts';
import { spanInWords } from '#domain/day-span.ts';
import { entryForm } from './entry-form.ts';
import type { CareText } from './es.ts';

const kinds: Record<CareKind, string> = {
  vaccine: 'Vaccine',
  deworming: 'Deworming',
  test: 'Test',
  treatment: 'Treatment',
  weight: 'Weight',
  operation: 'Operation',
  visit: 'Visit',
  note: 'Note',
};

const many: Partial<Record<CareKind, readonly [string, string]>> = {
  vaccine: ['vaccine', 'vaccines'],
  deworming: ['deworming', 'dewormings'],
};

const span = (days: number) => spanInWords(days, 'en');

export const en: CareText = {
  title: (pet) => `Medical record of ${pet}`,
  pageTitle: 'Medical record',
  description: 'Vaccines, dewormings, weights and visits of your pet, and what comes next.',
  guide: 'The dates are a guide: a veterinarian always decides.',
  ofFamily: (pet) =>
    `You can read what was recorded before the adoption, but not change it. Only you can change your own entries. Whoever looked after ${pet} before sees what is done, but not your notes while ${pet} lives with you.`,
  withFamily: (pet) =>
    `${pet} lives with a family, who now keeps this record and gets the reminders. You can change what you recorded and see what is done, without the family’s notes.`,
  passport: 'The pet’s passport, with a QR code that anybody can check',
  folder: 'The pet’s papers and files, in its document folder',
  booklet: { download: 'Download the record (PDF)', busy: 'Preparing…', file: 'medical-record' },
  kinds,
  next: {
    title: 'What comes next',
    none: 'Nothing is due by what is recorded.',
    of: (kind, name) => namedByKind(kinds[kind], name),
    dose: (dose, isBooster) => (isBooster ? 'Booster' : `Dose ${dose}`),
    when: (state, away, date) => {
      if (state === 'unrecorded') return 'Not recorded: ask your vet, or record what it has had';
      if (state === 'late') {
        const isLong = away < -longLateDays;
        return isLong
          ? `Due now: its date was ${span(-away)} ago`
          : `Late by ${span(-away)} (${date})`;
      }
      if (state === 'today') return 'Today';
      return `In ${span(away)} (${date})`;
    },
    done: 'Done today',
    doneOf: (what, pet) => `Done today: ${what}, ${pet}`,
    saved: (what) => `Done: ${what}`,
  },
  entries: {
    title: 'Entries',
    none: 'There are no entries yet. Begin with what it has had: copy its booklet.',
    add: 'Add an entry',
    correct: 'Correct',
    correctOf: (what, date) => `Correct: ${what}, ${date}`,
    remove: 'Delete',
    removeOf: (what, date) => `Delete: ${what}, ${date}`,
    removed: (what) => `Deleted: ${what}`,
    undo: 'Undo',
    lot: 'Lot',
    expires: 'Best before',
    vet: 'Vet',
    licence: 'License',
    byLink: 'Written by the vet',
    uncounted: 'Does not count in the schedule: too soon',
    byLinkCorrected: (day) => `Written by a vet, and changed by somebody on ${day}`,
    results: { negative: 'Negative', positive: 'Positive', unclear: 'Unclear' },
    operations: { sterilization: 'Sterilization', other: 'Another operation' },
  },
  form: entryForm.en,
  start: {
    title: 'No record yet',
    lead: 'Nothing is recorded of these pets. Start their schedule, and we tell you what is due and when. If they have had vaccines, open their record and copy them.',
    begin: 'Start the schedule',
    beginOf: (pets) => `Start the schedule: ${pets}`,
    dialogLead:
      'All of it is optional: without a weight and a product the schedule starts just the same.',
    weightOf: (pet) => `Weight of ${pet} in kilograms`,
    product: 'What was given on that day',
    nothing: 'Nothing yet',
  },
  confirmation: {
    title: 'Please check before saving',
    save: 'Yes, save it',
    back: 'Back without saving',
  },
  weight: {
    title: 'Weight',
    chart: (pet, from, to) => `Weight of ${pet}, from ${from} to ${to}`,
    usual: (from, to) => `Usual for its species and size: ${from} to ${to} kg`,
    table: 'Show the weights in a table',
    date: 'Date',
    kg: (weight) => `${weight} kg`,
  },
  toDo: {
    title: 'Care to do',
    lead: 'What your pets need: late, today and in the next 7 days.',
    leadAll: 'What all pets need: late, today and in the next 7 days.',
    today: (counts) =>
      `Today: ${counts
        .map(({ kind, count }) => {
          const [one, more] = many[kind] ?? [kinds[kind].toLowerCase(), kinds[kind].toLowerCase()];
          return `${count} ${count === 1 ? one : more}`;
        })
        .join(', ')}`,
    lots: 'Lots and best-before dates',
    nothingToday: 'Nothing is due today.',
    late: 'Late and today',
    soon: 'In the next days',
    none: 'There is nothing to do',
    noneText: 'What you record for each pet appears here when it is due.',
    reminders: 'Get a mail in the morning when something of my pets is due',
    remindersSaved: 'Saved',
    calendar: {
      title: 'In your calendar',
      lead: 'Subscribe to see what is due for your pets in Google Calendar, Apple or any other calendar. It updates by itself.',
      make: 'Make my calendar',
      open: 'Subscribe',
      how: 'If your calendar does not open, copy the address and add it there as a “calendar from URL”.',
      secret:
        'Whoever has the address sees the names of your pets and their dates. If you shared it by mistake, change it.',
      copy: 'Copy the address',
      copied: 'Copied',
      notCopied: 'Select the address and copy it',
      renew: 'Change the address',
      renewTitle: 'Change the address?',
      renewText: 'The one of now stops working: you have to subscribe again with the new one.',
      remove: 'Remove the calendar',
      removeTitle: 'Remove the calendar?',
      removeText: 'The address stops working. You can make another one at any time.',
      keep: 'Keep it',
    },
    litter: (pets) => `Done today for the whole litter: ${pets}`,
  },
};
