import { lazy } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useSession } from '#app/session/session-store.ts';

const ManagerPanel = lazy(() => import('./ManagerPanel.tsx'));

/** For whoever is signed in; only they load the panel, and what it shows comes from their own calls. */
interface Props {
  petId: string;
  /** Whether the pet is the reader's own. */
  onOwn?: ((isOwn: boolean) => void) | undefined;
}

export function ForManagers({ petId, onOwn }: Props) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <LazyBoundary>
      <ManagerPanel key={petId} petId={petId} user={session.user} onOwn={onOwn} />
    </LazyBoundary>
  );
}
