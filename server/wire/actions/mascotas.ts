import { findAttention, noteView } from '#domain/exposure/exposure-calls.ts';
import { countPets, exportPets, undoPetDeletion } from '#domain/pets/pet-calls.ts';
import {
  endPairException,
  linkPets,
  notePairException,
  unlinkPet,
} from '#domain/pets/pet-group-calls.ts';
import { answerPetReminder, findPetReminder } from '#domain/pets/pet-reminder-calls.ts';
import type { PetQuery } from '#server/features/animals/pets/core/pet-fields.ts';
import { atFilter, wholeQuery } from '../filter.ts';
import { implement } from '../implement.ts';
import { mascotas as mascotasSchema } from '../schemas/mascotas.ts';

const fileNames = { es: 'mascotas', en: 'pets' };

export const mascotas = [
  implement(findPetReminder, {
    summary:
      'What a link of the mail that asks a pet’s owner is about; `token` is `{accion}.{firma}`. Changes nothing. `vigente` is ' +
      'false when it is too late for an answer. 404 once the pet was renewed or its status changed.',
    async handle({ input: { id, token }, context, address }) {
      const { picture, open, ...reminder } = await context.petReminders.find(id, token, address);
      return {
        data: {
          ...reminder,
          picture: picture && context.config.siteUrl + picture.path,
          focus: picture?.focus ?? null,
          isOpen: open,
        },
      };
    },
  }),

  implement(answerPetReminder, {
    summary:
      'Answers by such a link, once: `renovar` makes the pet visible from today on, `pausar` takes it out of the lists.',
    async handle({ input: { id, token }, context, address }) {
      return { data: await context.petReminders.answer(id, token, address) };
    },
  }),

  implement(noteView, {
    summary:
      'A pet’s page was seen. Counted once for a pet, a day and a network, without who saw it; an id of no public pet counts for nothing.',
    async handle({ input: { id }, address, context: { petViews } }) {
      await petViews.noteView(id, address);
      return { data: null };
    },
  }),

  implement(findAttention, {
    summary:
      'How often a pet of a programme was seen and applied for in the last `dias`, beside the median of those of its species and time of ' +
      'life (null where fewer than five are alike), and what may help it. For its owner and staff; to others 404.',
    async handle({ input: { id }, viewer, context: { petExposure } }) {
      return { data: await petExposure.findAttention(viewer, id) };
    },
  }),

  implement(countPets, {
    summary:
      'How many pets a filter finds of each `estado`, deleted ones apart, among those that the caller would find by it; what there is none of is left out.',
    async handle({ input, viewer, context }) {
      const { where } = wholeQuery(input, mascotasSchema, viewer) as PetQuery;
      const counts = await atFilter(() => context.pets.countFound(viewer, where));
      const data = counts.map(({ status, deleted, pets }) => ({
        status,
        isDeleted: deleted,
        total: pets,
      }));
      return { data };
    },
  }),

  implement(exportPets, {
    summary:
      'The whole list that a query finds, in its order, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words ' +
      'are those of `lang`.',
    async handle({ input, viewer, context, address, language }) {
      const query = wholeQuery(input, mascotasSchema, viewer) as PetQuery;
      const { day, pieces } = await atFilter(() =>
        context.petExport.start({ viewer, address }, query, language),
      );
      const name = `${fileNames[language]}-${day}.csv`;
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),

  implement(undoPetDeletion, {
    summary:
      'Takes back a deletion of the last ten minutes; `version` is the pet’s since then. Its days stay as they were. For its ' +
      'owner and administrators; 409 when it was changed since, or it is too late: later only administrators restore a pet.',
    async handle({ input: { id, version }, viewer, context, address }) {
      await context.petManagement.undoDeletion({ viewer, address }, id, version);
      return { data: { id } };
    },
  }),

  implement(linkPets, {
    summary:
      'Makes a `pareja` (two that are adopted together) or a `camada` (up to 8, who may be adopted apart) of pets in adoption ' +
      'of one account; where some of them are a litter already, the others join it. For their owner and administrators.',
    async handle({ input: { kind, petIds }, viewer, context, address }) {
      await context.petManagement.link({ viewer, address }, { kind, petIds });
      return { data: { petIds } };
    },
  }),

  implement(unlinkPet, {
    summary:
      'Takes a pet out of its pair or litter, which ends where one pet alone is left. For its owner and administrators.',
    async handle({ input: { id }, viewer, context, address }) {
      await context.petManagement.unlink({ viewer, address }, id);
      return { data: { id } };
    },
  }),

  implement(notePairException, {
    summary:
      'From here on the two of a pair may go to families of their own; `motivo` (10 to 500 characters), who notes it and when ' +
      'are kept. For their owner and administrators.',
    async handle({ input: { id, reason }, viewer, context, address }) {
      await context.petManagement.noteException({ viewer, address }, id, reason);
      return { data: { id } };
    },
  }),

  implement(endPairException, {
    summary: 'The pair is adopted together again; what was noted is kept.',
    async handle({ input: { id }, viewer, context, address }) {
      await context.petManagement.takeExceptionBack({ viewer, address }, id);
      return { data: { id } };
    },
  }),
];
