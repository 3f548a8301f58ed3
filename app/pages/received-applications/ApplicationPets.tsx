import type { ShownApplication } from '#app/adoption/application.ts';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import styles from './ApplicationPets.module.css';
import { petIdsOf } from './received-calls.ts';

interface Props {
  application: Pick<ShownApplication, 'petId' | 'secondPetId'>;
  pets: ReadonlyMap<string, ApplicationPet>;
}

/** The pet, or both that belong together, by picture and name. */
export function ApplicationPets({ application, pets }: Props) {
  const text = useReceivedText().card;
  return (
    <div className={styles.pets}>
      {petIdsOf([application]).map((id) => {
        const pet = pets.get(id);
        return (
          <span key={id} className={styles.pet}>
            {pet?.picture && (
              <PetThumbnail media={pet.picture} size={40} className={styles.picture} />
            )}
            {pet?.name ?? text.unknownPet}
          </span>
        );
      })}
    </div>
  );
}
