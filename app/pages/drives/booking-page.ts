import type { useLoaderData } from 'react-router';
import type { loader } from './DrivePage.loader.ts';

/** What the page of a drive is given. */
export type DriveLoaded = ReturnType<typeof useLoaderData<typeof loader>>;
