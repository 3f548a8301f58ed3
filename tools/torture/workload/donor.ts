import { made, type Person } from '../person.ts';
import { BrokenPromise } from '../promises.ts';
import type { World } from '../world.ts';
import { nextAmount } from './wishes.ts';

const wish = { impuestos: true, anonima: false, tipo: 'alimento' };

/** By card: most are taken, some are declined. @returns the donation's folio where it was taken */
export async function giveByCard(world: World, person: Person): Promise<number | undefined> {
  const { journal } = world;
  const isGood = person.random.next() < 0.8;
  const amountCents = nextAmount(world.journal, isGood ? 'card' : 'declined card');
  const asked = {
    ...{ ...wish, email: person.email, monto: amountCents },
    stripe_id: world.services.newCard(isGood),
  };
  const reply = await person.write('donaciones:crear_stripe_payment', asked);
  // 402, or what the provider said of it came later.
  const donation = !isGood && reply?.status === 402 ? {} : made(reply, 'a donation by card');
  if (!donation) return undefined;
  if (!isGood) {
    journal.declined.push({ amountCents });
    return undefined;
  }
  journal.donations.push({ id: String(donation.id), amountCents, method: 'card' });
  return donation.estado === 'vigente' ? Number(donation.folio) : undefined;
}

/** In cash: the voucher is paid at the store, and the portal has to ask about it. */
export async function giveByVoucher(world: World, person: Person): Promise<void> {
  const amountCents = nextAmount(world.journal, 'voucher');
  const asked = { ...wish, email: person.email, monto: amountCents / 100 };
  const holder = { name: 'Ana López', phone: '998-123-4567' };
  const reply = await person.write('donaciones:crear_oxxo_pay', { ...asked, ...holder });
  // As many vouchers as one may have.
  if (reply?.code === 'tooManyOpenVouchers') return;
  const voucher = made(reply, 'a voucher');
  if (voucher) {
    world.journal.donations.push({ id: String(voucher.id), amountCents, method: 'voucher' });
  }
}

/** By SPEI: the money comes at once, in one piece or two, and some of it again later. */
export async function giveByTransfer(world: World, person: Person): Promise<void> {
  const amountCents = nextAmount(world.journal, 'transfer');
  const asked = { ...wish, email: person.email, monto: amountCents / 100 };
  const reply = await person.write('donaciones:crear_spei', asked);
  if (reply?.code === 'tooManyOpenTransfers') return;
  const answer = made(reply, 'a CLABE');
  if (!answer) return;
  const id = String(answer.id);
  world.journal.donations.push({ id, amountCents, method: 'transfer' });
  const { conekta } = world.services;
  const order = conekta.orderOf(id);
  if (!order || person.random.next() < 0.3) return;
  const first = person.random.next() < 0.5 ? amountCents : 40_00;
  for (const cents of first === amountCents ? [first] : [first, amountCents - first]) {
    conekta.sendTransfer(order.id, cents);
    // Some messages never come, and some twice.
    const times = person.random.between(0, 2);
    for (let time = 0; time < times; time++) {
      await world.client.tell('/webhooks/conekta', conekta.event('charge.paid', order.id));
    }
  }
}

/** The order is approved at the wallet's site, then the portal takes the money. */
export async function giveByWallet(world: World, person: Person): Promise<void> {
  const amountCents = nextAmount(world.journal, 'wallet');
  const asked = { ...wish, email: person.email, monto: amountCents / 100 };
  const order = made(await person.write('donaciones:crear_paypal_order', asked), 'an order');
  if (!order) return;
  const orderId = String(order.order_id ?? order.id);
  world.services.paypal.approve(orderId);
  const reply = await person.write('donaciones:crear_paypal_payment', {
    ...asked,
    order_id: orderId,
  });
  const payment = made(reply, 'a payment by wallet');
  if (!payment) return;
  if (!payment.id) throw new BrokenPromise('a payment names its donation', payment);
  world.journal.donations.push({ id: String(payment.id), amountCents, method: 'wallet' });
}

/** Of one donation that is paid. */
export async function askForInvoice(
  { journal }: World,
  person: Person,
  donationFolio: number,
): Promise<void> {
  const reply = await person.write('documentos:crear', {
    schema: 'cfdis',
    serie: '',
    payload: {
      encabezado: { sucursal_id: 1, tipo: 'I' },
      detalles: { schema: 'ventas', documentos: [{ serie: 'D', folio: donationFolio }] },
    },
  });
  const invoice = made(reply, 'an invoice');
  if (!invoice) return;
  journal.invoices.push({ id: String(invoice.id), folio: Number(invoice.folio), donationFolio });
}
