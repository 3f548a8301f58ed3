import { z } from 'zod';
import { identityKinds } from '#domain/adoption/identity.ts';
import {
  appealOutcomes,
  restrictionState,
  restrictionStates,
} from '#domain/adoption/restriction.ts';
import { dateIn } from '#domain/clock.ts';
import { withWireNames } from '../field-names.ts';
import { queryInput } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { day, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const access = { right: 'adopters.restrict' } as const;

const consultar = defineAction({
  name: 'personas_restringidas:consultar',
  summary:
    'The people who may not adopt for a time, newest first: since when and until, why, by what they are known (`datos`; of ' +
    'the data themselves only hashes are kept), what they objected and what was decided.',
  access,
  input: queryInput.pick({ page: true, limit: true }),
  output: z.array(
    shape({
      id,
      created_at: instant,
      hasta: day,
      estado: wordOf(restrictionStates),
      levantada: instant.nullable(),
      etiqueta: text,
      motivo: text,
      datos: z.array(wordOf(identityKinds)),
      registro: text.nullable(),
      objeciones: z.array(
        shape({ fecha: instant, texto: text, resultado: wordOf(appealOutcomes) }),
      ),
    }).meta({ id: 'AdoptionRestriction' }),
  ),
  paginated: true,
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.restrictions.list(viewer, input);
    const today = dateIn(context.config.timezone, context.clock.now());
    const data = items.map((one) => ({
      id: one.id,
      created_at: one.createdAt,
      hasta: one.endsOn,
      estado: restrictionStates.toWire(restrictionState(one, today)),
      levantada: one.liftedAt,
      etiqueta: one.label,
      motivo: one.reason,
      datos: one.kinds.map(identityKinds.toWire),
      registro: one.enteredBy,
      objeciones: one.appeals.map(({ at, text: words, outcome }) => ({
        fecha: at,
        texto: words,
        resultado: appealOutcomes.toWire(outcome),
      })),
    }));
    return { data, page };
  },
});

const named = {
  correo: wireText.default(''),
  telefono: wireText.default(''),
  rfc: wireText.default(''),
  nombre: wireText.default(''),
  cp: wireText.default(''),
};

const crear = defineAction({
  name: 'personas_restringidas:crear',
  summary:
    'Enters somebody who may not adopt until the end of `hasta` (YYYY-MM-DD): who sent the application `solicitud_id`, or ' +
    'whoever is known by `telefono`, `correo`, `rfc`, or `nombre` with `cp`, of which only hashes are kept. `etiqueta` ' +
    'reminds administrators of whom it is about. Until then nobody can approve, reserve or record an adoption by that person.',
  access,
  creates: true,
  input: z.strictObject({
    solicitud_id: wireId.optional(),
    ...named,
    etiqueta: wireText.default(''),
    motivo: wireText,
    hasta: wireText,
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context, once }) {
    const terms = { label: input.etiqueta, reason: input.motivo, endsOn: input.hasta };
    const actor = { viewer, address };
    const { solicitud_id: applicationId } = input;
    const person = {
      email: input.correo,
      phone: input.telefono,
      rfc: input.rfc,
      name: input.nombre,
      postalCode: input.cp,
    };
    const data = await withWireNames(names, () =>
      once((record) =>
        applicationId === undefined
          ? context.restrictions.restrict(actor, { ...person, ...terms }, record)
          : context.applications.restrictApplicant(actor, { id: applicationId, ...terms }, record),
      ),
    );
    return { data };
  },
});

const apelar = defineAction({
  name: 'personas_restringidas:apelar',
  summary:
    'Notes what somebody objects to their entry, and what was decided: `pendiente`, `se_mantiene` or `se_levanta`, which ' +
    'ends it.',
  access,
  input: z.strictObject({ id: wireId, texto: wireText, resultado: wireText, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['restrictionEnded'], 422: ['tooManyAppeals'] },
  async handle({ input, viewer, address, context }) {
    const outcome = appealOutcomes.fromWire(input.resultado);
    const request = { id: input.id, text: input.texto, outcome };
    await withWireNames(names, () => context.restrictions.appeal({ viewer, address }, request));
    return { data: null };
  },
});

const levantar = defineAction({
  name: 'personas_restringidas:levantar',
  summary: 'Ends an entry now: the person may adopt again.',
  access,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['restrictionEnded'] },
  async handle({ input, viewer, address, context }) {
    await context.restrictions.lift({ viewer, address }, input.id);
    return { data: null };
  },
});

const names = {
  email: 'correo',
  phone: 'telefono',
  rfc: 'rfc',
  name: 'nombre',
  postalCode: 'cp',
  label: 'etiqueta',
  reason: 'motivo',
  endsOn: 'hasta',
  text: 'texto',
  outcome: 'resultado',
};

export const personasRestringidas = [consultar, crear, apelar, levantar];
