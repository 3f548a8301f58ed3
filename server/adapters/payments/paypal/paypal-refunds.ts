import { ProviderRefused } from '../provider-errors.ts';
import { decimalOfCents, refund, saleRefund } from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';

/** @returns all refunds so far in centavos, where PayPal says so; undefined while the refund is under way */
export async function giveBack(
  api: PaypalApi,
  id: string,
  amountCents: number,
  key: string,
): Promise<{ totalCents?: number } | undefined> {
  const name = encodeURIComponent(id);
  try {
    const given = await api.call(refund, {
      method: 'POST',
      path: `/v2/payments/captures/${name}/refund`,
      body: {
        amount: { value: decimalOfCents(amountCents), currency_code: 'MXN' },
        custom_id: key,
      },
      key,
      once: true,
    });
    if (given.status === 'PENDING') return undefined;
    if (given.status === 'FAILED' || given.status === 'CANCELLED') {
      throw new ProviderRefused('other');
    }
    const totalCents = given.seller_payable_breakdown?.total_refunded_amount?.cents;
    return totalCents === undefined ? {} : { totalCents };
  } catch (error) {
    if (!(error instanceof PaypalRefused) || error.reason !== 'notFound') throw error;
  }
  const given = await api.call(saleRefund, {
    method: 'POST',
    path: `/v1/payments/sale/${name}/refund`,
    body: { amount: { total: decimalOfCents(amountCents), currency: 'MXN' } },
    key,
    once: true,
  });
  if (given.state === 'pending') return undefined;
  if (given.state === 'failed') throw new ProviderRefused('other');
  const totalCents = given.total_refunded_amount?.value;
  return totalCents === undefined ? {} : { totalCents };
}
