import { randomUUID } from 'node:crypto';
import { NoAnswer } from '../client.ts';
import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';
import { giveMonthlyAtConekta } from './monthly.ts';
import { nextAmount } from './wishes.ts';

/** Writes to the organisation, without an account. */
export async function writeMessage({ client, journal }: World, { from }: Person): Promise<void> {
  const subject = `Quiero ayudar ${randomUUID()}`;
  const encabezado = {
    ...{ nombre: 'Ana', asunto: subject, mensaje: 'Me gustaría ser hogar temporal.' },
    email_destino: 'ana@example.mx',
  };
  const body = { schema: 'mensajes', payload: { encabezado } };
  try {
    const key = randomUUID();
    const message = made(
      await client.post({ action: 'documentos:crear', body, from, key }),
      'a message',
    );
    if (message) journal.messages.push({ folio: Number(message.folio), subject });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    journal.unknown.push({ action: 'documentos:crear mensajes', last: error.message });
  }
}

/** Gives by card without an account, under a mailbox that nobody else has. */
export async function giveAsGuest(world: World, { from }: Person): Promise<void> {
  const { client, journal, services } = world;
  // Conekta wants a telephone, which guests do not give.
  if (services.cards === 'conekta') return;
  const amountCents = nextAmount(journal, 'guest');
  const action = 'donaciones:crear_stripe_payment';
  const body = {
    ...{ monto: amountCents, stripe_id: 'pm_card_visa', tipo: 'alimento', impuestos: false },
    ...{ anonima: false, nombre: 'Rosa Uc', email: `invitada-${randomUUID()}@example.org` },
  };
  try {
    const donation = made(
      await client.post({ action, body, from, key: randomUUID() }),
      'a donation without an account',
    );
    if (donation) journal.donations.push({ id: String(donation.id), amountCents, method: 'card' });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    journal.unknown.push({ action, last: error.message });
  }
}

/** Begins to give each month by card; what is acknowledged or not, the books are what the provider holds. */
export async function giveMonthlyAsGuest(world: World, person: Person): Promise<void> {
  const { client, journal, services } = world;
  if (services.cards === 'conekta') return giveMonthlyAtConekta(world, person);
  const { from } = person;
  const amountCents = nextAmount(journal, 'monthly');
  const action = 'donaciones:crear_suscripcion_tarjeta';
  const body = {
    ...{ monto: amountCents / 100, stripe_id: 'pm_card_visa', impuestos: false },
    ...{ nombre: 'Rosa Uc', email: `mensual-${randomUUID()}@example.org` },
  };
  try {
    const monthly = made(
      await client.post({ action, body, from, key: randomUUID() }),
      'a monthly donation',
    );
    const name = monthly?.subscription_id;
    if (typeof name === 'string') await turnMonths(world, person, name);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    journal.unknown.push({ action, last: error.message });
  }
}

/** Months go by: each is charged, and told never, once or twice, late and in any order. */
async function turnMonths(
  { client, services: { stripe } }: World,
  { random }: Person,
  name: string,
): Promise<void> {
  for (let months = random.between(0, 3); months > 0; months--) {
    const before = stripe.books.events.length;
    stripe.books.subscriptions.turnMonth(name);
    const told = stripe.books.events.slice(before);
    if (random.next() < 0.5) told.reverse();
    for (const event of told) {
      const times = random.between(0, 2);
      for (let time = 0; time < times; time++) {
        await client.tell('/webhooks/stripe', stripe.signed(event));
      }
    }
  }
}

const profile = {
  vivienda: {
    ...{ tipo: 'departamento', propia: false, permiso_arrendador: true },
    ...{ espacio_exterior: false, protecciones: true },
  },
  convivientes: [{ edad: 34, alergico: false }],
  animales: [],
  horas_solo: 4,
  experiencia: 'Tuvimos una perrita doce años.',
};

/** Asks for one of the pets that somebody else has registered. */
export async function applyForPet(
  { journal }: World,
  person: Person,
): Promise<{ id: string; folio: number; petId: string } | undefined> {
  const taken = new Set(journal.applications.map(({ petId }) => petId));
  const free = journal.pictures.filter(({ petId }) => !taken.has(petId));
  if (free.length === 0) return undefined;
  const { petId } = person.random.pick(free);
  const saved = await person.write('perfil_adopcion:guardar', profile);
  if (!made(saved, 'an adoption profile')) return undefined;
  const payload = { mascotas: [petId], mensaje: 'La queremos.' };
  const reply = await person.write('documentos:crear', { schema: 'solicitudes', payload });
  // The own pet, or three that are open.
  if (reply && [409, 422].includes(reply.status)) return undefined;
  const application = made(reply, 'an application');
  if (!application) return undefined;
  const folio = Number(application.folio);
  journal.applications.push({ folio, petId, applicantId: person.id });
  return { id: String(application.id), folio, petId };
}
