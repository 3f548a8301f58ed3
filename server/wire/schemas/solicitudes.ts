import { z } from 'zod';
import {
  type AdoptionApplication,
  applicationFields,
  applicationLimits,
} from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import { applicationShapes } from '#domain/adoption/application-shapes.ts';
import { shapeWriters } from '#domain/contract/shaped-fields.ts';
import { toWire } from '#domain/contract/translate.ts';
import { type ValueWriters, wireNames } from '#domain/contract/wire.ts';
import type { Context } from '#server/context.ts';
import { readsAs } from '#server/features/adoption/applications/applications.policy.ts';
import type { ApplicationTransition } from '#server/features/adoption/applications/decide-application.ts';
import { withWireNames } from '../field-names.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';
import { wholeProfile } from './adoption-profile.ts';
import { defineDocument } from './document.ts';
import { documentStates, historyWords, transition } from './transitions.ts';

const details = z.strictObject({
  mensaje: historyWords,
  /** As `mensaje`: why it is declined. */
  motivo: historyWords,
});

const made = (name: ApplicationTransition) =>
  transition(details, ({ input, context, viewer, address, record }, key) =>
    context.applications.makeTransition({ viewer, address }, key, name, {
      words: input.mensaje ?? input.motivo,
      record,
    }),
  );

const reserve = transition(
  details.extend({ hasta: wireText }),
  ({ input, context, viewer, address, record }, key) =>
    withWireNames({ reservedUntil: 'hasta' }, () =>
      context.applications.makeTransition({ viewer, address }, key, 'reserve', {
        words: input.mensaje ?? input.motivo,
        reservedUntil: input.hasta,
        record,
      }),
    ),
);

const shapes = applicationShapes;

const valueWriters: ValueWriters<AdoptionApplication, Context> = {
  ...shapeWriters(shapes),
  profile: (one) => toWire(shapes.profile, one.deleted ? null : wholeProfile(one)),
  fit: (fit) =>
    toWire(
      shapes.fit,
      fit.map((one) => ({ petId: null, ...one })),
    ),
  appointments: (all) =>
    toWire(
      shapes.appointments,
      all.map((one) => ({ suggested: [], ...one })),
    ),
};

export const solicitudes = defineDocument({
  name: 'solicitudes',
  noun: 'application',
  summary:
    'Adoption applications. The family finds its own, whoever looks after a pet those for it, staff all; others 404. ' +
    'Creating one needs an adoption profile (`perfil_adopcion:guardar`); a pet that is reserved takes it onto its waiting ' +
    'list. The family may `retirar`; who looks after the pet makes the other transitions, with `mensaje` to the family. ' +
    'One pet has one chosen family: while an application is `aprobada` or `apartada`, `aprobar` and `apartar` of another one ' +
    'for it, or for the other of its pair, are 409 until that one is `poner_en_espera`, declined or withdrawn. ' +
    '`apartar` takes `hasta` (YYYY-MM-DD). `adoptar` makes the family the pet’s adopter, and everybody else who applied ' +
    'for it is told.',
  fields: applicationFields,
  read: {
    by: 'session',
    find: ({ applications }, viewer, query) => applications.query(viewer, query),
  },
  relationsOf: readsAs,
  valueWriters,
  create: {
    by: 'session',
    payload: z.strictObject({
      mascotas: z.array(wireId).min(1).max(applicationLimits.pets),
      mensaje: wireText.default(''),
      lang: wireLanguage,
    }),
    async run({ input: { mascotas, mensaje }, context, viewer, language, once }) {
      const requested = { petIds: mascotas, message: mensaje, language };
      const { id, createdAt, folio, status } = await withWireNames(names, () =>
        once((record) => context.applications.submit(viewer, requested, record)),
      );
      return {
        id,
        created_at: createdAt,
        serie: applicationSeries,
        folio,
        estado: applicationMachine.states.toWire(status),
      };
    },
  },
  states: documentStates(applicationMachine, {
    review: made('review'),
    converse: made('converse'),
    visit: made('visit'),
    approve: made('approve'),
    reserve,
    adopt: made('adopt'),
    decline: made('decline'),
    withdraw: made('withdraw'),
    putOnWaitingList: made('putOnWaitingList'),
    giveBack: made('giveBack'),
  }),
});

const names = { ...wireNames(applicationFields), petIds: 'mascotas' };
