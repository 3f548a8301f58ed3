import type { Partner } from '#content/partners/partner.ts';

/** A partner in the language of the page. */
export interface ShownPartner extends Omit<Partner, 'trade' | 'gives'> {
  trade: string;
  gives: string;
}
