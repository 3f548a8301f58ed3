import { expect, it } from 'vitest';
import { eventDayTexts } from '#app/i18n/event-day.ts';
import type { ListedPet } from '#domain/events/event-day-calls.ts';
import { dayTable } from './day-table.ts';

const event = { title: '=1+1', address: 'Parque', date: '2026-11-29' };
const canela: ListedPet = {
  id: 'p1',
  name: 'Canela',
  status: 'adopted',
  microchip: null,
  images: [],
  focalPoints: [],
  keeper: { name: '@Rosa', phone: '+52 984 111', email: '' },
  attended: true,
  foundHome: true,
};
const rowsOf = (table: string) => table.split('\r\n').slice(1, -1);

it('has a row for each pet, none of which a spreadsheet takes for a formula', () => {
  const balam = { ...canela, name: 'Balam', attended: null, foundHome: false };
  const table = dayTable(event, { visitors: 214, pets: [canela, balam] }, eventDayTexts.es, 'es');
  expect(rowsOf(table)).toEqual([
    `"'=1+1","2026-11-29","214","1","Canela","","'@Rosa","'+52 984 111","Sí","Sí"`,
    `"'=1+1","2026-11-29","214","2","Balam","","'@Rosa","'+52 984 111","","No"`,
  ]);
});

it('keeps how many people came to an event without pets', () => {
  const untitled = { ...event, title: null };
  const table = dayTable(untitled, { visitors: 30, pets: [] }, eventDayTexts.en, 'en');
  expect(rowsOf(table)).toEqual([
    '"Adoption event at Parque","2026-11-29","30","","","","","","",""',
  ]);
});
