import { useRef, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { PetMedia } from '#domain/pets/pet.ts';
import styles from './Gallery.module.css';

interface Props {
  name: string;
  media: readonly PetMedia[];
}

/** A row that is swiped; the small pictures below lead to each, and a click shows one in full size. */
export function Gallery({ name, media }: Props) {
  const words = useText().pets.pet;
  const row = useRef<HTMLUListElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);

  function show(index: number) {
    setShown(index);
    const item = row.current?.children[index];
    if (item instanceof HTMLElement) row.current?.scrollTo({ left: item.offsetLeft });
  }

  return (
    <section className={styles.gallery} aria-label={words.gallery(name)}>
      <ul className={`plain-list ${styles.row}`} ref={row}>
        {media.map((item, index) => (
          <li key={item.id}>
            {item.kind === 'video' ? (
              <Film name={name} item={item} />
            ) : (
              <button
                type="button"
                className={styles.enlarge}
                onClick={() => {
                  setShown(index);
                  dialog.current?.showModal();
                }}
              >
                <Picture name={name} item={item} eager={index === 0} />
                <span className={styles.hint}>
                  <Icon name="search" size={18} />
                  {words.enlarge}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <ul className={`plain-list ${styles.thumbnails}`}>
          {media.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={words.show(index + 1, media.length)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <PetPicture media={item} alt="" sizes="6rem" />
                {item.kind === 'video' && <Icon name="play" size={28} className={styles.play} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Enlarged dialog={dialog} name={name} item={media[shown]} />
    </section>
  );
}

function Picture({ name, item, eager }: { name: string; item: PetMedia; eager: boolean }) {
  const { photoOf } = useText().pets;
  return (
    <PetPicture
      media={item}
      alt={photoOf(name)}
      sizes="(min-width: 56rem) 38rem, 94vw"
      eager={eager}
    />
  );
}

function Film({ name, item }: { name: string; item: PetMedia }) {
  const { videoOf } = useText().pets;
  const poster = `/media/${item.id}/${item.widths.at(-1)}.webp`;
  return (
    // What rescuers film has no words to caption.
    <video
      className={styles.film}
      controls
      muted
      playsInline
      preload="none"
      poster={poster}
      width={item.width}
      height={item.height}
      aria-label={videoOf(name)}
    >
      {item.videoUrl && <source src={item.videoUrl} type={item.videoType ?? undefined} />}
    </video>
  );
}

interface EnlargedProps {
  dialog: React.RefObject<HTMLDialogElement | null>;
  name: string;
  item: PetMedia | undefined;
}

function Enlarged({ dialog, name, item }: EnlargedProps) {
  const text = useText();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.pets.photoOf(name)}
      closedby="any"
    >
      <form method="dialog">
        <button type="submit" className={styles.close}>
          <Icon name="close" size={26} label={text.common.close} />
        </button>
      </form>
      {item?.kind === 'image' && (
        <PetPicture media={item} alt={text.pets.photoOf(name)} sizes="100vw" fit="contain" />
      )}
    </dialog>
  );
}
