import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import type { PetGroup } from '#domain/pets/pet-group.ts';
import styles from './GroupDialog.module.css';
import { unlink } from './group-calls.ts';
import type { ManagedPet } from './managed-pet.ts';

interface Props {
  pet: ManagedPet;
  group: PetGroup;
  onDone: (pet: ManagedPet | undefined, message: string) => void;
}

/** Who belongs to the pair or litter, and the way out of it. */
export function GroupMembers({ pet, group, onDone }: Props) {
  const text = useGroupText();
  const { status } = useMyPetsText();
  const { busy, failure, attempt } = useAttempt();
  const { name } = pet.description;
  return (
    <section className={styles.part}>
      <p>{group.kind === 'pair' ? text.pairText : text.litterText}</p>
      <ul className={styles.members}>
        {group.pets.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong> · {status[one.status]}
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
      <Button
        variant="outline"
        size="small"
        disabled={busy}
        onClick={() => attempt(async () => onDone(await unlink(pet), text.unlinked(name)))}
      >
        {text.unlink(name)}
      </Button>
    </section>
  );
}
