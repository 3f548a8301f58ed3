import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';
import { nextAmount } from './wishes.ts';

/** Each month by card at Conekta: the months go by, told never, once or twice, late and in any order. */
export async function giveMonthlyAtConekta(world: World, person: Person): Promise<void> {
  const { conekta } = world.services;
  const amountCents = nextAmount(world.journal, 'monthly');
  const reply = await person.write('donaciones:crear_suscripcion_tarjeta', {
    ...{ monto: amountCents / 100, stripe_id: world.services.newCard(), impuestos: false },
    ...{ email: person.email, cada: person.random.pick(['mes', 'quincena']) },
  });
  // One of before.
  if (reply?.status === 409) return;
  const monthly = made(reply, 'a monthly donation at Conekta');
  if (typeof monthly?.subscription_id !== 'string') return;
  const customer = monthly.subscription_id;
  for (let months = person.random.between(0, 3); months > 0; months--) {
    const order = conekta.billing.renew(customer);
    const told = [
      ...conekta.billing.eventsOf(customer).map((event) => conekta.subscriptionEvent(event)),
      conekta.event('order.paid', order.id),
    ];
    if (person.random.next() < 0.5) told.reverse();
    for (const message of told) {
      const times = person.random.between(0, 2);
      for (let time = 0; time < times; time++)
        await world.client.tell('/webhooks/conekta', message);
    }
  }
}

/** Each month at PayPal, which is asked for other amounts: some are approved, late or in another order, and none is told of. */
export async function giveMonthlyAtWallet(world: World, person: Person): Promise<void> {
  const { paypal } = world.services;
  const { random } = person;
  const plans = (await person.look('donaciones:consultar_planes', {}))?.data as unknown as
    | { plan_id: string; monto: number }[]
    | undefined;
  if (!plans || plans.length === 0) return;
  const { plan_id } = random.pick(plans);
  const begun = await person.write('donaciones:crear_suscripcion', {
    plan_id,
    email: person.email,
  });
  const id = begun?.status === 200 ? begun.data.subscription_id : undefined;
  if (typeof id !== 'string') return;
  paypal.approveSubscription(id);
  const confirmed = await person.write('donaciones:confirmar_suscripcion', { subscription_id: id });
  if (confirmed?.status !== 200) return;
  const addresses: string[] = [];
  for (let times = random.between(0, 3); times > 0; times--) {
    const { monto } = random.pick(plans);
    const asked = await person.write('donaciones:cambiar_monto_mensual', { monto });
    if (typeof asked?.data?.approve_url === 'string') addresses.push(asked.data.approve_url);
    await tell(world, person, paypal.bill(id));
  }
  for (const address of random.shuffle(addresses)) {
    if (random.next() < 0.3) continue;
    await tell(world, person, paypal.approveRevision(id, address));
    await tell(world, person, paypal.bill(id));
  }
}

async function tell(
  { client }: World,
  { random }: Person,
  message: Parameters<World['client']['tell']>[1],
): Promise<void> {
  for (let times = random.between(0, 2); times > 0; times--) {
    await client.tell('/webhooks/paypal', message);
  }
}
