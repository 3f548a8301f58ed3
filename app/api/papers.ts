import { callWirePage } from './wire-client.ts';

/** How many documents wait for a review. @throws WireError */
export const countPapersToReview = async (): Promise<number> =>
  (
    await callWirePage(
      'expediente_azul:por_revisar',
      { limit: 1 },
      ({ document_id }) => document_id,
    )
  ).total;
