import { callApiPage } from './session-client.ts';

/** How many documents wait for a review. @throws ApiError */
export const countPapersToReview = async (): Promise<number> =>
  (await callApiPage('expediente_azul:por_revisar', { limit: 1 }, ({ document_id }) => document_id))
    .total;
