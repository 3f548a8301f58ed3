import { lazy } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useSession } from '#app/session/session-store.ts';

const MyPetsHere = lazy(() => import('./MyPetsHere.tsx'));

/** For whoever is signed in; only they load it, and what it shows comes from their own calls. */
export function ForPetOwners({ eventId }: { eventId: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <LazyBoundary>
      <MyPetsHere key={eventId} eventId={eventId} user={session.user} />
    </LazyBoundary>
  );
}
