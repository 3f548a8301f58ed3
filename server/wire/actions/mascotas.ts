import { z } from 'zod';
import { petStatus, reminderAnswer } from '#domain/pets/vocabularies.ts';
import { defineAction } from '../registry.ts';
import { wireId, wireText } from '../wire-text.ts';

const link = z.strictObject({ id: wireId, token: wireText.max(200) });

const consultarRecordatorio = defineAction({
  name: 'mascotas:consultar_recordatorio',
  summary:
    'What a link of the mail that asks a pet’s owner is about; `token` is `{accion}.{firma}`. Changes nothing. `vigente` is ' +
    'false when it is too late for an answer. 404 once the pet was renewed or its status changed.',
  access: 'everyone',
  input: link,
  async handle({ input: { id, token }, context, address }) {
    const reminder = await context.petReminders.find(id, token, address);
    return {
      data: {
        nombre: reminder.petName,
        estado: petStatus.toWire(reminder.status),
        accion: reminderAnswer.toWire(reminder.answer),
        fecha_expiracion: reminder.expiresOn,
        imagen: reminder.picturePath && context.config.siteUrl + reminder.picturePath,
        vigente: reminder.open,
      },
    };
  },
});

const responderRecordatorio = defineAction({
  name: 'mascotas:responder_recordatorio',
  summary:
    'Answers by such a link, once: `renovar` makes the pet visible from today on, `pausar` takes it out of the lists.',
  access: 'everyone',
  input: link,
  async handle({ input: { id, token }, context, address }) {
    const { expiresOn, status } = await context.petReminders.answer(id, token, address);
    return { data: { fecha_expiracion: expiresOn, estado: petStatus.toWire(status) } };
  },
});

export const mascotas = [consultarRecordatorio, responderRecordatorio];
