import {
  addEntries,
  addEntry,
  correctEntry,
  findCareToDo,
  readRecord,
  removeEntry,
  restoreEntry,
  setCareReminders,
  startSchedule,
} from '#domain/care/care-calls.ts';
import { type CareEntry, isVets } from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import type { NextDose } from '#domain/care/next-doses.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { toldBirth } from '#domain/pets/birth.ts';
import { petGroupLimits } from '#domain/pets/pet-group.ts';
import { implement } from '../../implement.ts';

const entryGiven = (entry: CareEntry) => ({
  ...entry,
  weight: entry.weightGrams === null ? null : entry.weightGrams / 1_000,
  isVets: isVets(entry),
  correctedAt: entry.isByLink ? entry.correctedAt : null,
});

const nextGiven = <Next extends Pick<NextDose, 'title'> & { product?: CareProduct | null }>({
  product,
  ...next
}: Next) => ({
  ...next,
  productId: product?.id ?? null,
  product: product?.name ?? next.title,
  productEn: product ? product.nameEn || product.name : next.title,
});

export const registros = [
  implement(setCareReminders, {
    summary:
      'Whether the account gets a mail in the morning when something of its pets is due in a week, today, or a week late: one ' +
      'for all pets, at most one a day.',
    async handle({ input, viewer, context }) {
      await context.care.setReminders(viewer, input.reminders);
      return { data: null };
    },
  }),

  implement(readRecord, {
    summary:
      'The medical record of a pet: what is next (`proximas`, the earliest first), its entries (the latest first) and the ' +
      'products that entries may name. For its owner, whoever has it now (a foster home, the family that adopted it) and staff; to others 404. ' +
      'While a family has it (`con_familia`; `familia` where that is the caller), each side changes its own entries alone ' +
      '(`propio`), does not read the notes (`texto`) of the other, and only the family is told what is next. `peso_usual` is in kilograms, ' +
      'of grown pets of its species and size. `cuenta` is false of a dose too early or too soon after another, which the schedule ' +
      'passes over. `expediente_id`, the folder of its papers, for whoever may open it.',
    async handle({ input, viewer, context }) {
      const found = await context.care.readRecord(viewer, input.id);
      const { pet, today, next, entries, uncounted, products, usual, own } = found;
      const named = new Set(entries.map(({ productId }) => productId));
      const offered = new Set(found.offered);
      return {
        data: {
          today,
          pet: {
            ...pet,
            age: toldBirth(pet, today),
            folderId: found.folderId,
            isWithFamily: pet.family !== null,
          },
          next: next.map(nextGiven),
          entries: entries.map((one) => ({
            ...entryGiven(one),
            counts: !uncounted.has(one.id),
            isOwn: own.has(one.id),
          })),
          products: products
            .filter((one) => offered.has(one) || named.has(one.id))
            .map((one) => ({ ...one, active: offered.has(one) })),
          usualWeight: usual ? { from: usual.from / 1_000, to: usual.to / 1_000 } : null,
        },
      };
    },
  }),

  implement(addEntry, {
    summary:
      'Adds an entry to the medical record of a pet (`id`). By `tipo`: `vacuna` and `desparasitacion` name `producto_id` or ' +
      '`producto`; `prueba` has `titulo` and `resultado`; `tratamiento` `producto`; `peso` `peso` in kilograms; `operacion` ' +
      '`operacion`; `consulta` `titulo`; `nota` `texto`. `proxima` is the next day where the schedule is not what counts. ' +
      'The pet’s own fields (desparasitacion, esterilizada, comentDesparasitacion, peso) follow. What is more often a mistake, as ' +
      'the same product twice on a day, is refused with 409 `careUnconfirmed` and what is asked (`errors`, by field) until it ' +
      'comes with `confirmada`.',
    async handle({ input: { id, ...entry }, viewer, address, context, once }) {
      const created = await once((record) =>
        context.care.record({ viewer, address }, id, entry, record),
      );
      return { data: { id: created } };
    },
  }),

  implement(addEntries, {
    summary:
      `Adds the same entry to the records of several pets (\`mascotas\`, at most ${careLimits.atOnce}; a litter has up to ` +
      `${petGroupLimits.pets.litter}): to all of them or, where one does not admit it, to none. Words as of cuidados:registrar.`,
    async handle({ input: { petIds, ...entry }, viewer, address, context, once }) {
      const ids = await once((record) =>
        context.care.recordMany({ viewer, address }, petIds, entry, record),
      );
      return { data: { ids } };
    },
  }),

  implement(startSchedule, {
    summary:
      `Begins the schedule of pets of which nothing is written (\`mascotas\`, at most ${careLimits.atOnce}; a litter at once): each with ` +
      'its `peso` in kilograms, where it is known, and all with what they got on that day (`producto_id`, `lote`, `caducidad`), ' +
      'where they got something. From then on what comes next is due. Doubts are asked as of cuidados:registrar.',
    async handle({ input, viewer, address, context, language, once }) {
      const ids = await once((record) =>
        context.care.startSchedule({ viewer, address }, input, language, record),
      );
      return { data: { ids } };
    },
  }),

  implement(correctEntry, {
    summary:
      'Writes an entry anew (`id`, words as of cuidados:registrar); `version` is the one that was read, so that a change of ' +
      'somebody else in between is not lost.',
    async handle({ input: { id, ...entry }, viewer, address, context }) {
      await context.care.correct({ viewer, address }, id, entry);
      return { data: null };
    },
  }),

  implement(removeEntry, {
    summary: 'Deletes an entry of a medical record. cuidados:recuperar brings it back for a day.',
    async handle({ input, viewer, address, context }) {
      await context.care.remove({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(restoreEntry, {
    summary: 'Brings back an entry that was deleted less than a day ago.',
    async handle({ input, viewer, address, context }) {
      await context.care.restore({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(findCareToDo, {
    summary:
      'What is late, due today and due within a week of the caller’s pets and those that they hold, the earliest first, at ' +
      `most ${careLimits.toDo}; with \`todas\`, of all pets, for staff. \`camada\` is the same for pets of one litter or pair. ` +
      `\`sin_registro\` are those of them of which nothing is written, at most ${careLimits.unrecorded}: cuidados:empezar begins ` +
      'with them.',
    async handle({ input, viewer, context }) {
      const { items, unrecorded, ...found } = await context.care.findToDo(viewer, input);
      return {
        data: {
          ...found,
          unrecorded: unrecorded.map(({ id, name, ...pet }) => ({
            ...pet,
            petId: id,
            petName: name,
          })),
          items: items.map(({ pet, ...one }) => ({
            ...nextGiven(one),
            petId: pet.id,
            petName: pet.name,
            groupId: pet.groupId,
          })),
        },
      };
    },
  }),
];
