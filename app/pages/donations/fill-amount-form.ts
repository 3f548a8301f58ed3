import { type Gift, givingParams } from '#domain/donations/giving-address.ts';
import { formatPesos } from '#domain/money.ts';

/** Chooses in the form what the gift says; the rest stays. */
export function fillAmountForm(form: HTMLFormElement, gift: Gift): void {
  if (gift.amountCents !== undefined) chooseAmount(form, gift.amountCents);
  const product = form.elements.namedItem(givingParams.productId);
  if (product instanceof HTMLSelectElement && gift.productId) product.value = gift.productId;
  for (const field of ['anonymous', 'wantsInvoice'] as const) {
    const box = form.elements.namedItem(givingParams[field]);
    if (box instanceof HTMLInputElement && gift[field]) box.checked = true;
  }
}

/** One of those offered; any other is written, where it can be. */
function chooseAmount(form: HTMLFormElement, amountCents: number): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`input[name=${givingParams.amount}]`)];
  const radios = inputs.filter(({ type }) => type === 'radio');
  const typed = inputs.find(({ type }) => type !== 'radio');
  const isOffered = ({ value }: HTMLInputElement) => Number(value) * 100 === amountCents;
  if (!typed && !radios.some(isOffered)) return;
  for (const radio of radios) radio.checked = isOffered(radio);
  if (typed) typed.value = radios.some(isOffered) ? '' : formatPesos(amountCents);
}
