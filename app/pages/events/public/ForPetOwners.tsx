import { lazy, Suspense } from 'react';
import { useSession } from '#app/session/session-store.ts';

const MyPetsHere = lazy(() => import('./MyPetsHere.tsx'));

/** For whoever is signed in; only they load it, and what it shows comes from their own calls. */
export function ForPetOwners({ eventId }: { eventId: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <Suspense fallback={null}>
      <MyPetsHere key={eventId} eventId={eventId} user={session.user} />
    </Suspense>
  );
}
