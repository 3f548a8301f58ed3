import { lazy } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useSession } from '#app/session/session-store.ts';

const ManagerPanel = lazy(() => import('./ManagerPanel.tsx'));

/** For whoever is signed in; only they load the panel, and what it shows comes from their own calls. */
export function ForManagers({ petId }: { petId: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <LazyBoundary>
      <ManagerPanel key={petId} petId={petId} user={session.user} />
    </LazyBoundary>
  );
}
