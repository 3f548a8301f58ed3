import { useEffect, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { findShownPet, type ShownPet } from '#app/components/find-shown-pet.ts';
import { Icon } from '#app/components/Icon.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useOnDemandText } from '#app/i18n/donations/on-demand.ts';
import styles from './GivingPet.module.css';

interface Props {
  petId: string;
  onRemove: () => void;
}

/** Whom the donation is for, where a pet's page has led here. */
export default function GivingPet({ petId, onRemove }: Props) {
  const text = useOnDemandText().pet;
  const [pet, setPet] = useState<ShownPet | 'gone'>();
  useEffect(() => {
    let left = false;
    setPet(undefined);
    findShownPet(petId).then((found) => !left && setPet(found ?? 'gone'));
    return () => {
      left = true;
    };
  }, [petId]);
  if (!pet) return null;
  if (pet === 'gone') {
    return (
      <Wrap className={styles.place}>
        <Notice announce>
          <p>{text.gone}</p>
        </Notice>
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.place}>
      <div className={styles.pet} role="status">
        {pet.picture && <PetThumbnail media={pet.picture} size={72} className={styles.picture} />}
        <div className={styles.words}>
          <p className={styles.title}>
            <Icon name="heart" size={22} />
            {text.for(pet.name)}
          </p>
          <p>{text.text}</p>
        </div>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </Wrap>
  );
}
