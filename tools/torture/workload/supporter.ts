import { randomUUID } from 'node:crypto';
import { dateIn } from '#domain/clock.ts';
import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';
import { nextAmount } from './wishes.ts';

/** By card, with a card in somebody's honor for a mailbox that nobody else has. */
export async function giveInHonor({ journal, services }: World, person: Person): Promise<void> {
  const amountCents = nextAmount(journal, 'in honor');
  const receiver = `honrada-${randomUUID()}@example.org`;
  const reply = await person.write('donaciones:crear_stripe_payment', {
    ...{ impuestos: false, anonima: false, tipo: 'alimento', email: person.email },
    ...{ monto: amountCents, stripe_id: services.newCard() },
    dedicatoria: {
      ...{ ocasion: 'honor', nombre: 'Luna', de: 'Ana', diseno: 'flores', entrega: 'correo' },
      ...{ correo: receiver, dia: dateIn('America/Mexico_City', new Date()) },
    },
  });
  const donation = made(reply, 'a donation in honor');
  if (!donation) return;
  const id = String(donation.id);
  journal.donations.push({ id, amountCents, method: 'card' });
  journal.dedications.push({ donationId: id, receiver });
}

/** A page of one's own, sent to the moderators twice at once. */
export async function writePage({ journal }: World, person: Person): Promise<void> {
  const title = `Mi cumpleaños ${wordOf(randomUUID())}`;
  const reply = await person.write('recaudaciones:guardar', {
    recaudacion: {
      ...{ titulo: title, historia: 'Cumplo 30.\n\nEn vez de regalos, croquetas.' },
      ...{ organiza: 'Quetzalli', meta: 3_000, termina: inDays(20), tipo: 'alimento' },
      ...{ para: 'general', destino_id: null, texto_alternativo: '' },
    },
  });
  // As many pages as one may have.
  if (reply?.code === 'fundraisersTooMany') return;
  const page = made(reply, 'a page of one’s own');
  if (!page) return;
  journal.fundraisers.push({ id: String(page.id), title });
  const send = () => person.write('recaudaciones:enviar', { id: page.id, version: page.version });
  await Promise.all([send(), send()]);
}

/** Titles hold nothing that could be a telephone. */
const wordOf = (id: string) =>
  id.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
