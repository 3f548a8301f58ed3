import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { Icon } from '#app/components/Icon.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { type OwnApplication, petIdsOf } from './own-calls.ts';
import styles from './PetPictures.module.css';

interface Props {
  application: OwnApplication;
  pets: ReadonlyMap<string, ApplicationPet>;
}

/** Beside their names, which say as much. */
export function PetPictures({ application, pets }: Props) {
  return (
    <div className={styles.pictures}>
      {petIdsOf(application).map((id) => {
        const picture = pets.get(id)?.picture;
        return picture ? (
          <PetThumbnail key={id} media={picture} size={88} className={styles.picture} />
        ) : (
          <span key={id} className={styles.picture}>
            <Icon name="paw" size={32} />
          </span>
        );
      })}
    </div>
  );
}

/** 'Canela y Nube'. */
export function usePetNames({ petNames }: Pick<OwnApplication, 'petNames'>): string {
  const text = useMyApplicationsText();
  return petNames.join(text.and) || text.unknownPet;
}
