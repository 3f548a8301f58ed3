import { z } from 'zod';
import { appointmentKind, talkLimits } from '#domain/adoption/application-talk.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { id, nothing, shape } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

/** More than these are told to be too many by the domain. */
const mostSent = talkLimits.options * 10;

const proponer = defineAction({
  name: 'solicitudes:proponer_citas',
  summary:
    'Offers the family 1 to 6 times (`opciones`, instants to come, within a year) for a call or a visit, of which it gets a ' +
    'mail; returns the appointment’s `id`. For whoever looks after the pet, and staff. 409 once the application is closed.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    id: wireId,
    tipo: wireText,
    opciones: z.array(wireText).max(mostSent),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyAppointments'],
  },
  async handle({ input, viewer, context, once }) {
    const { id: application, tipo, opciones: options } = input;
    const proposed = { id: application, kind: appointmentKind.fromWire(tipo), options };
    return {
      data: await withWireNames(toWireName, () =>
        once((record) => context.applications.proposeAppointment(viewer, proposed, record)),
      ),
    };
  },
});

const named = z.strictObject({ id: wireId, cita_id: wireId, lang: wireLanguage });

const elegir = defineAction({
  name: 'solicitudes:elegir_cita',
  summary:
    'Chooses one of the times that the caller was offered: the family of `opciones`, whoever looks after the pet (and staff) ' +
    'of `otros_horarios`. Both sides get a mail with a file for their calendars. Another one afterwards moves the ' +
    'appointment; the same one changes nothing.',
  access: 'session',
  input: named.extend({ opcion: wireText }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'appointmentCancelled'],
  },
  async handle({ input, viewer, context }) {
    const chosen = { id: input.id, appointmentId: input.cita_id, option: input.opcion };
    await withWireNames(toWireName, () => context.applications.chooseTime(viewer, chosen));
    return { data: null };
  },
});

const sugerir = defineAction({
  name: 'solicitudes:sugerir_horarios',
  summary:
    'Offers whoever looks after the pet 1 to 6 other times (`opciones`) for an appointment for which the family has not chosen ' +
    'a time; they get a mail. Times that it offered before are replaced; the same ones change nothing.',
  access: 'session',
  input: named.extend({ opciones: z.array(wireText).max(mostSent) }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'appointmentCancelled', 'appointmentAgreed'],
  },
  async handle({ input, viewer, context }) {
    const { id: application, cita_id: appointmentId, opciones: options } = input;
    const suggested = { id: application, appointmentId, options };
    await withWireNames(toWireName, () => context.applications.suggestTimes(viewer, suggested));
    return { data: null };
  },
});

const cancelar = defineAction({
  name: 'solicitudes:cancelar_cita',
  summary:
    'Cancels an appointment, for the family and for whoever looks after the pet alike; calendars are told of one that was agreed.',
  access: 'session',
  input: named,
  output: nothing,
  errors: { 404: ['notFound'], 409: ['applicationClosed', 'appointmentCancelled'] },
  async handle({ input, viewer, context }) {
    const cancelled = { id: input.id, appointmentId: input.cita_id };
    await context.applications.cancelAppointment(viewer, cancelled);
    return { data: null };
  },
});

const names: Readonly<Record<string, string>> = {
  kind: 'tipo',
  options: 'opciones',
  option: 'opcion',
};
/** `options.0` is `opciones.0`. */
const toWireName = (field: string) => field.replace(/^\w+/, (first) => names[first] ?? first);

export const citas = [proponer, elegir, sugerir, cancelar];
