import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import styles from './HiddenPet.module.css';
import { HiddenPet } from './HiddenPet.tsx';
import { Panel } from './ManagerPanel.tsx';
import { useManagedPet } from './use-managed-pet.ts';

interface Props {
  petId: string;
  user: SessionUser;
  /** Where those end who look for a pet that they may not see, or that is not there. */
  list: string;
}

/** A pet that is not public, for its owner and who manages any pet; a deleted one for the latter alone. */
export default function PrivatePet({ petId, user, list }: Props) {
  const { pet, isMissing, failure, reload, onEdited, onStale } = useManagedPet(petId);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (isMissing || (pet && pet.deletedOn !== null && !can(user, 'pets.manageAny'))) {
    return <Leaving to={list} />;
  }
  if (!pet) return <LoadingScreen />;
  return (
    <>
      <h1 className={styles.name}>{pet.description.name}</h1>
      <Panel pet={pet} user={user} onEdited={onEdited} onStale={onStale} />
      <HiddenPet pet={pet} />
    </>
  );
}
