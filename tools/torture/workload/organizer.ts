import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';

const week = 7 * 86_400_000;

const picnic = {
  descripcion: 'Ven a conocer a quienes esperan familia.',
  horario: { de: '10:00', a: '14:00' },
  lugar: {
    ...{ direccion: 'Parque Dos Aguas, Av. Tulum 12', colonia: 'Centro' },
    ...{ cp: '77760', ciudad: 'Tulum', estado: 'Quintana Roo' },
  },
};

/** An administrator calls people together, and brings some of the pets. */
export async function holdEvent({ journal }: World, administrator: Person): Promise<void> {
  const titulo = `Posada ${journal.events.length + 1}`;
  const fecha = new Date(Date.now() + week).toISOString().slice(0, 10);
  const body = { schema: 'evento_adopcion', payload: { ...picnic, titulo, fecha } };
  const event = made(await administrator.write('catalogos:crear', body), 'an event');
  if (!event) return;
  const id = String(event.id);
  journal.events.push({ id, title: titulo });
  for (const petId of new Set(journal.pictures.slice(-3).map((picture) => picture.petId))) {
    const asked = { mascota_id: petId, evento_id: id };
    const reply = await administrator.write('evento_adopcion:agregar_participante', asked);
    // A call whose answer was lost has brought it already.
    if (!reply || (reply.status !== 200 && reply.status !== 409)) continue;
    journal.participations.push({ eventId: id, petId });
  }
}
