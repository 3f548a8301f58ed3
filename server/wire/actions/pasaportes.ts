import { z } from 'zod';
import { passportStates, revocationReasons } from '#domain/passports/passport.ts';
import type { ListedPassport } from '#server/features/passports/find-passports.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { day, flag, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const passportNumber = z.string().meta({
  description: 'Number of a passport, as it stands on the paper',
  examples: ['7K2M-0QXD-94TB'],
});

const passportWords = {
  id,
  numero: passportNumber,
  emitido: instant,
  vence: day,
  estado: wordOf(passportStates),
  fin: instant.nullable(),
  motivo: wordOf(revocationReasons).nullable(),
};
const passportShape = shape(passportWords).meta({ id: 'PetPassport' });

const toWire = (one: ListedPassport): z.output<typeof passportShape> => ({
  id: one.id,
  numero: one.number,
  emitido: one.issuedAt,
  vence: one.validUntil,
  estado: passportStates.toWire(one.state),
  fin: one.endedAt,
  motivo: one.reason && revocationReasons.toWire(one.reason),
});

const consultar = defineAction({
  name: 'pasaportes:consultar',
  summary:
    'The passports of a pet (`id`), the latest first, and the one that counts (`actual`) with the digits of its QR code ' +
    '(`codigo`), which hold all that it says, signed. `desactualizado`: the pet or its record is another by now. For its owner, ' +
    'staff, whoever holds it, and the family that adopted it until it comes back; to others 404.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    mascota: shape({ id, nombre: text }),
    puede_emitir: flag,
    actual: shape({ ...passportWords, codigo: text, desactualizado: flag }).nullable(),
    pasaportes: z.array(passportShape),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { pet, mayIssue, current, passports } = await context.passports.findOf(viewer, input.id);
    return {
      data: {
        mascota: { id: pet.id, nombre: pet.name },
        puede_emitir: mayIssue && !pet.deleted && pet.status !== 'deceased',
        actual: current
          ? { ...toWire(current), codigo: current.code, desactualizado: current.isOutdated }
          : null,
        pasaportes: passports.map(toWire),
      },
    };
  },
});

const mios = defineAction({
  name: 'pasaportes:mios',
  summary:
    'Of the pets that the caller adopted here and still has, the passport that each has now.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(shape({ ...passportWords, mascota_id: id, mascota: text })),
  async handle({ viewer, context }) {
    const own = await context.passports.findOwn(viewer);
    return {
      data: own.map(({ petId, petName, ...one }) => ({
        ...toWire(one),
        mascota_id: petId,
        mascota: petName,
      })),
    };
  },
});

const emitir = defineAction({
  name: 'pasaportes:emitir',
  summary:
    'Issues a passport of a pet (`mascota_id`) as it and its medical record are now, signed with Ed25519; the one before is ' +
    'superseded. For the pet’s owner and staff.',
  access: 'session',
  creates: true,
  input: z.strictObject({ mascota_id: wireId, lang: wireLanguage }),
  output: shape({ id }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['passportPetGone'] },
  async handle({ input, viewer, address, context, once }) {
    const created = await once((record) =>
      context.passports.issue({ viewer, address }, input.mascota_id, record),
    );
    return { data: { id: created } };
  },
});

const revocar = defineAction({
  name: 'pasaportes:revocar',
  summary:
    'Revokes a passport (`id`), for one of these reasons, which everybody who checks it reads: ' +
    `${revocationReasons.wireWords.join(', ')}. For the pet’s owner and staff.`,
  access: 'session',
  input: z.strictObject({ id: wireId, motivo: wireText, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['passportEnded'] },
  async handle({ input, viewer, address, context }) {
    const reason = revocationReasons.fromWire(input.motivo);
    await withWireNames({ reason: 'motivo' }, () =>
      context.passports.revoke({ viewer, address }, input.id, reason),
    );
    return { data: null };
  },
});

const estado = defineAction({
  name: 'pasaportes:estado',
  summary:
    'Whether the passport of this number still counts, for whoever has checked its signature: `desconocido` where there is ' +
    'none, or none any more. Nothing of the animal, and nobody’s data.',
  access: 'everyone',
  input: z.strictObject({ numero: wireText, lang: wireLanguage }),
  output: shape({
    estado: z.enum([...passportStates.wireWords, 'desconocido']),
    fin: instant.nullable(),
    motivo: wordOf(revocationReasons).nullable(),
  }),
  async handle({ input, address, context }) {
    const found = await context.passports.statusOf(address, input.numero);
    return {
      data: {
        estado: found ? passportStates.toWire(found.state) : 'desconocido',
        fin: found?.endedAt ?? null,
        motivo: found?.reason ? revocationReasons.toWire(found.reason) : null,
      },
    };
  },
});

export const pasaportes = [consultar, mios, emitir, revocar, estado];
