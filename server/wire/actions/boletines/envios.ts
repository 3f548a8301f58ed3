import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { nothing, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const access = { right: 'newsletter.manage' } as const;
const named = z.strictObject({ id: wireId, lang: wireLanguage });
const errors = { 404: ['notFound'], 409: ['issueStateChanged'] } as const;

const probar = defineAction({
  name: 'boletines:probar_edicion',
  summary: 'Sends a kept issue to the caller alone, in each of its languages.',
  access,
  input: named,
  output: shape({ correo: text }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    const { to } = await context.newsletterIssues.test({ viewer, address }, input.id);
    return { data: { correo: to } };
  },
});

const enviar = defineAction({
  name: 'boletines:enviar_edicion',
  summary:
    'Begins to send a draft to its readers, or has it sent at a time (`programado_para`). The mails leave one after another; ' +
    'each reader gets it once.',
  access,
  input: z.strictObject({
    id: wireId,
    version: z.int32().min(1),
    programado_para: z.iso.datetime().optional(),
    lang: wireLanguage,
  }),
  output: nothing,
  errors: {
    404: ['notFound'],
    409: ['issueChanged', 'issueStateChanged'],
    422: ['issueNotReady', 'issueTime'],
  },
  async handle({ input, viewer, address, context }) {
    const key = { id: input.id, revision: input.version };
    await withWireNames({ sendAt: 'programado_para' }, () =>
      context.newsletterIssues.send({ viewer, address }, key, input.programado_para),
    );
    return { data: null };
  },
});

const desprogramar = defineAction({
  name: 'boletines:desprogramar_edicion',
  summary: 'Makes a scheduled issue a draft again.',
  access,
  input: named,
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.unschedule({ viewer, address }, input.id);
    return { data: null };
  },
});

const pausar = defineAction({
  name: 'boletines:pausar_edicion',
  summary: 'Pauses the sending of an issue: at most the mails that are under way still leave.',
  access,
  input: named,
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.pause({ viewer, address }, input.id);
    return { data: null };
  },
});

const reanudar = defineAction({
  name: 'boletines:reanudar_edicion',
  summary: 'Goes on sending a paused issue to those who have not got it.',
  access,
  input: named,
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.resume({ viewer, address }, input.id);
    return { data: null };
  },
});

const reenviarInciertos = defineAction({
  name: 'boletines:reenviar_inciertos',
  summary:
    'Sends an issue that was sent again to those of whom nobody knows whether they have it (`incierto`): some may get it twice.',
  access,
  input: named,
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.sendUncertainAgain({ viewer, address }, input.id);
    return { data: null };
  },
});

const cancelar = defineAction({
  name: 'boletines:cancelar_edicion',
  summary: 'Ends the sending of an issue for good: whoever has not got it never will.',
  access,
  input: named,
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.cancel({ viewer, address }, input.id);
    return { data: null };
  },
});

const archivar = defineAction({
  name: 'boletines:archivar_edicion',
  summary:
    'Puts an issue that was sent into the public archive, or takes it out of it (`publica`).',
  access,
  input: named.extend({ publica: z.boolean() }),
  output: nothing,
  errors,
  async handle({ input, viewer, address, context }) {
    await context.newsletterIssues.setArchived({ viewer, address }, input.id, input.publica);
    return { data: null };
  },
});

export const envios = [
  probar,
  enviar,
  desprogramar,
  pausar,
  reanudar,
  reenviarInciertos,
  cancelar,
  archivar,
] as const;
