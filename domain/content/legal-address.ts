import type { ContentOf } from './content-documents.ts';

/** In one line, as contracts and receipts say it. */
export const legalAddressOf = ({
  street,
  postalCode,
  city,
  federalState,
}: ContentOf<'organisation'>['address']): string =>
  `${street}, C.P. ${postalCode}, ${city}, ${federalState}, México`;
