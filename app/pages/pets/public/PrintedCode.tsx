import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import styles from './PrintedCode.module.css';

interface Props {
  programme: Programme;
  pet: Pick<PublicPet, 'id' | 'name'>;
}

/** On paper alone: the way back to the page. Not `lazy`, for browsers print what they have loaded by then. */
export function PrintedCode({ programme, pet: { id, name } }: Props) {
  const words = useText().pets.pet;
  const language = useLanguage();
  return (
    <figure className={styles.code}>
      <img
        src={`/codigo-qr/${programme}/${id}/${language}.svg`}
        alt=""
        width={132}
        height={132}
        fetchPriority="low"
      />
      <figcaption>{words.printedCode[programme](name)}</figcaption>
    </figure>
  );
}
