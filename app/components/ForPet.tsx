import { useEffect, useState } from 'react';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import styles from './ForPet.module.css';
import { findShownPet, type ShownPet } from './find-shown-pet.ts';
import { PetThumbnail } from './PetThumbnail.tsx';

/** Whom a donation is for, where it is for one pet that everybody can see. */
export function ForPet({ petId }: { petId: string | null | undefined }) {
  const text = useGivingText();
  const [pet, setPet] = useState<ShownPet>();
  useEffect(() => {
    if (petId) findShownPet(petId).then(setPet);
  }, [petId]);
  if (!pet) return null;
  return (
    <p className={styles.pet}>
      {pet.picture && <PetThumbnail media={pet.picture} size={48} />}
      {text.forPet(pet.name)}
    </p>
  );
}
