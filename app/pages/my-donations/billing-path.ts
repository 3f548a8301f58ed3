import { pathFrom } from '#app/session/origin.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** The billing data of the profile, which lead back to the donations once they are complete. */
export const billingPath = (language: Language): string =>
  `${pathFrom(pathFor('myProfile', language), pathFor('myDonations', language))}#facturacion`;
