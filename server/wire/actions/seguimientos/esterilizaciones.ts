import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { day, id, instant, nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const consultarEsterilizaciones = defineAction({
  name: 'seguimientos:esterilizaciones',
  summary:
    'Of an adoption: the pets that were not sterilized, with the day until which the family promised it (`fecha`, null ' +
    'while nothing was promised) and when it was confirmed (`hecha`). For the family, who looks after the pet, and staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      mascota_id: id,
      nombre: text,
      fecha: day.nullable(),
      hecha: instant.nullable(),
    }).meta({ id: 'Sterilization' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.followUps.findSterilizations(viewer, input.id);
    return {
      data: found.map(({ petId, petName, dueOn, doneAt }) => ({
        mascota_id: petId,
        nombre: petName,
        fecha: dueOn,
        hecha: doneAt,
      })),
    };
  },
});

const prometer = defineAction({
  name: 'seguimientos:acordar_esterilizacion',
  summary:
    'The day until which the family promised to have an adopted pet sterilized (today or later, within two years); another ' +
    'one takes its place. The family is reminded two weeks before and on the day. For whoever looks after the pet, and staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, mascota_id: wireId, fecha: wireText, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'petIsSterilized'],
  },
  async handle({ input, viewer, context }) {
    const promised = { applicationId: input.id, petId: input.mascota_id, dueOn: input.fecha };
    await withWireNames({ dueOn: 'fecha' }, () =>
      context.followUps.promiseSterilization(viewer, promised),
    );
    return { data: null };
  },
});

const registrar = defineAction({
  name: 'seguimientos:registrar_esterilizacion',
  summary:
    'Who looks after the pet, or staff, has seen that it was sterilized as promised: nobody is reminded any more.',
  access: 'session',
  input: z.strictObject({ id: wireId, mascota_id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'sterilizationNotPromised'],
  },
  async handle({ input, viewer, context }) {
    const named = { applicationId: input.id, petId: input.mascota_id };
    await context.followUps.confirmSterilization(viewer, named);
    return { data: null };
  },
});

export const esterilizaciones = [consultarEsterilizaciones, prometer, registrar];
