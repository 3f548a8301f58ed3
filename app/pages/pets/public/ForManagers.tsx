import { lazy, Suspense } from 'react';
import { useSession } from '#app/session/session-store.ts';

const ManagerPanel = lazy(() => import('./ManagerPanel.tsx'));

/** For whoever is signed in; only they load the panel, and what it shows comes from their own calls. */
export function ForManagers({ petId }: { petId: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <Suspense fallback={null}>
      <ManagerPanel key={petId} petId={petId} user={session.user} />
    </Suspense>
  );
}
