import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { PetMedia } from '#domain/pets/pet.ts';
import styles from './Enlarged.module.css';

interface Props {
  name: string;
  images: readonly PetMedia[];
  /** Which one is shown; undefined while the dialog is closed. */
  index: number | undefined;
  onChange: (index: number | undefined) => void;
}

/** One picture as large as the window, in the browser's own dialog: Escape closes it, the arrow keys turn pages. */
export function Enlarged({ name, images, index, onChange }: Props) {
  const text = useText();
  const words = text.pets.pet;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = index !== undefined;
  const image = open ? images[index] : undefined;

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const turn = (step: number) => {
    if (open) onChange((index + step + images.length) % images.length);
  };

  function turnByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.pets.photoOf(name)}
      closedby="any"
      onClose={() => onChange(undefined)}
      onKeyDown={turnByKey}
    >
      {image && (
        <PetPicture
          key={image.id}
          media={image}
          alt={text.pets.photoOf(name)}
          sizes="100vw"
          load="eager"
          fit="contain"
        />
      )}
      <form method="dialog">
        <button type="submit" className={`${styles.button} ${styles.close}`}>
          <Icon name="close" size={26} label={text.common.close} />
        </button>
      </form>
      {open && images.length > 1 && (
        <div className={styles.turn}>
          <button type="button" className={styles.button} onClick={() => turn(-1)}>
            <Icon name="chevron" size={26} label={words.previous} className={styles.previous} />
          </button>
          <p aria-live="polite">{words.position(index + 1, images.length)}</p>
          <button type="button" className={styles.button} onClick={() => turn(1)}>
            <Icon name="chevron" size={26} label={words.next} className={styles.next} />
          </button>
        </div>
      )}
    </dialog>
  );
}
