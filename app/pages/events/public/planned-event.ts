import type { useLoaderData } from 'react-router';
import type { loader } from './EventPage.loader.ts';

/** What the page of an event that takes place shows. */
export type Planned = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, string>;
