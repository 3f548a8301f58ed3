import { callApi } from '#app/api/session-client.ts';

/** What a run would do now, and what the latest ones did. */
export const findRetention = () => callApi('conservacion:consultar', {});

export type RetentionRun = Awaited<ReturnType<typeof findRetention>>['corridas'][number];
