import {
  addPlace,
  changeDrive,
  createDrive,
  exportPlaces,
  findDrives,
  moveBooking,
  moveDrive,
  notePlacePayment,
  openDrive,
  openPaperAtDesk,
  sterilizeAnimal,
} from '#domain/drives/drive-desk-calls.ts';
import { pageSize } from '#domain/paging.ts';
import { drivesTable } from '#server/features/animals/drives/drives-table.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const mesaDeJornadas = [
  implement(findDrives, {
    summary: 'All drives, the latest day first, with what each came to.',
    async handle({ input: { page }, viewer, context }) {
      const request = { page, limit: pageSize };
      const { items, ...found } = await context.drives.listDrives(viewer, request);
      return { data: items, page: found };
    },
  }),

  implement(openDrive, {
    summary:
      'All of a drive with the list of the day (`animales`), by hour: owners with their telephones, whether the authorization is ' +
      'signed, how often animals of the telephone did not come (`faltas`). Changes nothing.',
    async handle({ input, viewer, context }) {
      return { data: await context.drives.openDrive(viewer, input.folio) };
    },
  }),

  implement(createDrive, {
    summary:
      'A drive that nobody else sees until it is published. Hours and kinds of animals each have their places.',
    async handle({ input, viewer, address, context, once }) {
      const data = await once((record) =>
        context.drives.createDrive({ viewer, address }, input, record),
      );
      return { data };
    },
  }),

  implement(changeDrive, {
    summary:
      'Changes what a drive says; more places go at once to those who wait. Neither fewer places than animals, nor another day ' +
      'once somebody has a place.',
    async handle({ input: { folio, ...details }, viewer, address, context }) {
      await context.drives.changeDrive({ viewer, address }, folio, details);
      return { data: null };
    },
  }),

  implement(moveDrive, {
    summary:
      'Brings a drive into another state. `cancelar` cancels all places and tells their owners (`texto`); `terminar` counts ' +
      'whoever was not checked in as not having come.',
    async handle({ input: { folio, transition, words }, viewer, address, context }) {
      await context.drives.moveDrive({ viewer, address }, folio, transition, words);
      return { data: null };
    },
  }),

  implement(addPlace, {
    summary:
      'A place that the desk gives, on the day as well. With `clave_de_ficha` (the code of a pet’s record) the operation goes ' +
      'into the pet’s medical record.',
    async handle({ input, viewer, address, context, once }) {
      const { folio, petCode, language, ...booking } = input;
      const made = await once((record) =>
        context.drives.addBooking(
          { viewer, address },
          folio,
          booking,
          { language, petCode },
          record,
        ),
      );
      return { data: { id: made.id, code: made.code } };
    },
  }),

  implement(moveBooking, {
    summary:
      'One press at the desk: has come (`recibir`), back (`regresar`), the vet says no (`no_operar`), did not come (`falto`), ' +
      'cancelled (`cancelar`), off the waiting list (`subir`).',
    async handle({ input: { id, step, words }, viewer, address, context }) {
      await context.drives.moveBooking({ viewer, address }, id, step, words);
      return { data: null };
    },
  }),

  implement(sterilizeAnimal, {
    summary:
      'The animal is sterilized: its certificate can be downloaded, and where it has a record here, the operation stands there. ' +
      'Needs the signed authorization, or `firmo_en_papel`.',
    async handle({ input: { id, ...operation }, viewer, address, context }) {
      await context.drives.sterilize({ viewer, address }, id, operation);
      return { data: null };
    },
  }),

  implement(notePlacePayment, {
    summary: 'Notes what was paid in cash for one animal; 0 takes it back. It is no donation.',
    async handle({ input: { id, paidCents }, viewer, address, context }) {
      await context.drives.notePayment({ viewer, address }, id, paidCents);
      return { data: null };
    },
  }),

  implement(openPaperAtDesk, {
    summary: 'As `jornadas:papel`, at the desk. The log keeps who opened an authorization.',
    async handle({ input: { id, paper }, viewer, address, context }) {
      return pdfFile(await context.drives.openPaperAtDesk({ viewer, address }, id, paper));
    },
  }),

  implement(exportPlaces, {
    summary:
      'The list of the day in its order, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are those of ' +
      '`lang`. The log keeps who took it out.',
    async handle({ input, viewer, address, language, context }) {
      const found = await context.drives.exportBookings({ viewer, address }, input.folio);
      const { name, pieces } = drivesTable(found, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
] as const;
