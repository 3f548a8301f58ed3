import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { useSlides } from '#app/components/use-slides.ts';
import { useText } from '#app/i18n/texts.tsx';
import { isPanorama } from '#domain/pets/panorama.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import { Enlarged } from './Enlarged.tsx';
import styles from './Gallery.module.css';
import { PetVideo } from './PetVideo.tsx';

interface Props {
  name: string;
  media: readonly PetMedia[];
}

/**
 * A row that is swiped or moved by the arrow keys; the small pictures below lead to each, and a click shows one in full
 * size. All of it are links, so that without JavaScript they still lead there.
 */
export function Gallery({ name, media }: Props) {
  const { photoOf, pet: words } = useText().pets;
  const row = useRef<HTMLUListElement>(null);
  const { selected, show } = useSlides(row, media.length);
  const images = media.filter(({ kind }) => kind === 'image');
  const [enlarged, setEnlarged] = useState<number>();

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // A video has its own use for the arrows.
    if (!step || media.length < 2 || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    show(selected + step);
  }

  return (
    <section className={styles.gallery} aria-label={words.gallery(name)} onKeyDown={moveByKey}>
      <ul className={`plain-list ${styles.row}`} ref={row}>
        {media.map((item, index) => (
          <li key={item.id} id={slideId(index)}>
            {item.kind === 'video' ? (
              <PetVideo name={name} item={item} shown={index === selected} first={index === 0} />
            ) : (
              <a
                className={styles.enlarge}
                href={`/media/${item.id}/${item.widths.at(-1)}.webp`}
                onClick={(event) => {
                  event.preventDefault();
                  setEnlarged(images.indexOf(item));
                }}
              >
                <PetPicture
                  media={item}
                  alt={photoOf(name)}
                  sizes="(min-width: 77rem) 40rem, (min-width: 56rem) 52vw, calc(90vw - 1rem)"
                  load={index === 0 ? 'first' : 'late'}
                  fit={isPanorama(item) ? 'contain' : 'cover'}
                />
                <span className={styles.hint}>
                  <Icon name="search" size={18} />
                  {words.enlarge}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <ul className={`plain-list ${styles.thumbnails}`}>
          {media.map((item, index) => (
            <li key={item.id}>
              <a
                href={`#${slideId(index)}`}
                aria-label={words.show(index + 1, media.length)}
                aria-current={index === selected ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <PetPicture media={item} alt="" sizes="6rem" load="late" />
                {item.kind === 'video' && <Icon name="play" size={28} className={styles.play} />}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Enlarged name={name} images={images} index={enlarged} onChange={setEnlarged} />
    </section>
  );
}

const slideId = (index: number) => `foto-${index + 1}`;
