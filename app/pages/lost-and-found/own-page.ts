import type { useLoaderData } from 'react-router';
import type { loader } from './OwnNoticePage.loader.ts';

/** What the page of one's own notice shows, where its key opens one. */
export type OwnPage = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { notice: object }>;
