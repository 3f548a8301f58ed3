import { z } from 'zod';
import type { ParticipationRequest } from '#server/features/adoption-events/event-participation.ts';
import { withWireNames } from '../../field-names.ts';
import { limits } from '../../filter.ts';
import { type Call, defineAction } from '../../registry.ts';
import { eventoAdopcion as schema } from '../../schemas/evento_adopcion.ts';
import { rowOutput } from '../../schemas/rows.ts';
import type { WireRow } from '../../schemas/schema.ts';
import { day, id, shape } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';
import { getRow } from '../catalogos.ts';

const participation = z.strictObject({
  mascota_id: wireId,
  evento_id: wireId,
  usuario_id: wireId.optional(),
  lang: wireLanguage,
});

const event = (rowOutput('evento_adopcion') ?? z.never()) as unknown as z.ZodType<WireRow>;

const agregarParticipante = defineAction({
  name: 'evento_adopcion:agregar_participante',
  summary:
    'Brings a pet in adoption to an event that is not over, and returns the event: owners their own, administrators any. ' +
    '409 when it takes part already.',
  access: 'session',
  input: participation,
  output: event,
  errors: { 404: ['notFound'], 409: ['petTakesPart', 'eventOver', 'eventFull'] },
  handle: (call) =>
    participate(call, (requested, actor) => call.context.eventManagement.addPet(actor, requested)),
});

const retirarParticipante = defineAction({
  name: 'evento_adopcion:retirar_participante',
  summary:
    'Takes a pet out of an event that is not over, and returns the event. 409 when it takes no part.',
  access: 'session',
  input: participation,
  output: event,
  errors: { 404: ['notFound'], 409: ['petTakesNoPart', 'eventOver'] },
  handle: (call) =>
    participate(call, (requested, actor) =>
      call.context.eventManagement.removePet(actor, requested),
    ),
});

/** As many as a page of a list holds. */
const pets = z.array(wireId).max(limits.perPage);

const consultarProximos = defineAction({
  name: 'evento_adopcion:consultar_proximos',
  summary:
    'Of the pets in `mascotas` (100 at most) those in adoption that take part in an event to come, each with the soonest: ' +
    '`mascota_id`, `evento_id`, `fecha`. Those that the caller may not see are left out.',
  access: 'session',
  input: z.strictObject({ mascotas: pets, lang: wireLanguage }),
  output: z.array(shape({ mascota_id: id, evento_id: id, fecha: day })),
  async handle({ input, viewer, context }) {
    const next = await context.adoptionEvents.nextEventsOf(viewer, input.mascotas);
    return {
      data: next.map(({ petId, event }) => ({
        mascota_id: petId,
        evento_id: event.id,
        fecha: event.date,
      })),
    };
  },
});

type Actor = Pick<Call<unknown>, 'viewer' | 'address'>;

async function participate(
  { input, ...call }: Call<z.output<typeof participation>>,
  work: (requested: ParticipationRequest, actor: Actor) => Promise<void>,
) {
  const { mascota_id, evento_id, usuario_id } = input;
  const requested = { petId: mascota_id, eventId: evento_id, userId: usuario_id };
  const { viewer, address } = call;
  await withWireNames(names, () => work(requested, { viewer, address }));
  return { data: await getRow(schema, call, evento_id) };
}

const names = { petId: 'mascota_id' };

export const participantes = [agregarParticipante, retirarParticipante, consultarProximos];
