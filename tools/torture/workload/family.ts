import { setTimeout as delay } from 'node:timers/promises';
import { dateIn } from '#domain/clock.ts';
import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';
import { applyForPet } from './visitor.ts';
import { nextAmount } from './wishes.ts';

/** Milliseconds in which a contract is sealed, or a charge settled; who waits longer comes back no more. */
const patience = 15_000;

interface Own {
  id: string;
  tipo: string;
  estado: string;
}

/**
 * A family adopts, pays what its contract asks for, and gets a deposit back: each step is taken twice at once, or told to nobody.
 * @param coordinator decides about applications and keeps the books
 */
export async function adoptAndPay(
  world: World,
  family: Person,
  coordinator: Person,
): Promise<void> {
  const application = await applyForPet(world, family);
  if (!application) return;
  const { id: applicationId, folio, petId } = application;
  const done = async (action: string, body: object, person = coordinator) =>
    (await person.write(action, body))?.status === 200;
  const step = (transicion: string) =>
    done('documentos:transitar', { schema: 'solicitudes', serie: 'SOL', folio, transicion });
  if (!(await step('revisar')) || !(await step('aprobar'))) return;
  const isDeposit = world.journal.pets.find(({ id }) => id === petId)?.isSterilized === false;
  const amountCents = nextAmount(world.journal, isDeposit ? 'deposit' : 'fee');
  const asked = { [isDeposit ? 'deposito' : 'cuota']: amountCents / 100 };
  if (!isDeposit && !(await done('gastos:registrar', spentOn(petId)))) return;
  const contract = await coordinator.write('solicitudes:preparar_contrato', {
    id: applicationId,
    ...asked,
  });
  const contractId = made(contract, 'a contract')?.contrato_id;
  if (!contractId) return;
  const signature = { contrato_id: contractId, nombre: 'Ana Núñez', acepta: true };
  const signs = (person: Person) => done('solicitudes:firmar', signature, person);
  // Each twice at once, as by two windows.
  for (const person of [family, coordinator]) await Promise.all([signs(person), signs(person)]);
  const charge = await ownIn(family, applicationId, 'por_pagar');
  if (!charge) return;
  const noted = { id: charge.id, amountCents, paidBy: [] as string[], isReturned: false };
  world.journal.charges.push(noted);
  await pay(world, family, charge, noted);
  if (!isDeposit || !(await ownIn(family, applicationId, 'pagada')) || !(await step('adoptar')))
    return;
  const sterilized = { id: applicationId, mascota_id: petId };
  await done('seguimientos:registrar_esterilizacion', sterilized);
  if (!(await ownIn(family, applicationId, 'por_devolver'))) return;
  const giveBack = () => coordinator.write('cuotas:devolver', { id: charge.id });
  for (const reply of await Promise.all([giveBack(), giveBack()])) {
    if (reply?.status === 200 && reply.data.por_devolver === 0) noted.isReturned = true;
  }
}

const spentOn = (petId: string) => ({
  ...{ mascota_id: petId, fecha: dateIn('America/Mexico_City', new Date()) },
  ...{ categoria: 'consulta', monto: '9,000', pagado_por: 'organizacion', proveedor: 'Clínica' },
});

/** By one way; by card from two windows at once, of which one is taken. */
async function pay(
  world: World,
  family: Person,
  { id, tipo }: Own,
  { amountCents, paidBy }: { amountCents: number; paidBy: string[] },
): Promise<void> {
  const { random, email } = family;
  const what = { tipo, cuota_id: id, email };
  const way = random.pick(['card', 'card', 'transfer', 'voucher'] as const);
  if (way === 'card') {
    const byCard = () =>
      family.write('donaciones:crear_stripe_payment', {
        ...{ ...what, monto: amountCents, stripe_id: world.services.newCard() },
      });
    for (const reply of await Promise.all([byCard(), byCard()])) {
      if (reply?.status === 200 && reply.data.estado === 'vigente') {
        paidBy.push(String(reply.data.id));
      }
    }
    return;
  }
  const monto = amountCents / 100;
  if (way === 'voucher') {
    const holder = { name: 'Ana López', phone: '998-123-4567' };
    await family.write('donaciones:crear_oxxo_pay', { ...what, monto, ...holder });
    return;
  }
  const reply = await family.write('donaciones:crear_spei', { ...what, monto });
  const { conekta } = world.services;
  const order = reply?.status === 200 ? conekta.orderOf(String(reply.data.id)) : undefined;
  if (!order) return;
  conekta.sendTransfer(order.id, amountCents);
  await world.client.tell('/webhooks/conekta', conekta.event('charge.paid', order.id));
}

/** What the contract of that application asks for, once it stands so. */
async function ownIn(
  family: Person,
  applicationId: string,
  state: string,
): Promise<Own | undefined> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const reply = await family.look('cuotas:propias', { solicitud_id: applicationId });
    const [own] = (reply?.data ?? []) as unknown as Own[];
    if (own?.estado === state) return own;
    await delay(800);
  }
  return undefined;
}
