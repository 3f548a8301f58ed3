import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { useText } from '#app/i18n/texts.tsx';
import type { PetMedia } from '#domain/pets/pet.ts';
import styles from './Gallery.module.css';

/** Browsers have no player for these, but whoever watches videos on a computer does. */
const unplayable: readonly (string | null)[] = ['video/x-msvideo', 'video/x-ms-wmv', 'video/ogg'];

/** Browsers refuse it by this name, though most of what telephones record in it they play. */
const quickTime = 'video/quicktime';

interface Props {
  name: string;
  item: PetMedia;
  /** Another picture in its place stops it. */
  shown: boolean;
  /** Its poster is the first thing that a visitor sees. */
  first: boolean;
}

/** Plays where it can be played; else its poster leads to the file. */
export function PetVideo({ name, item, shown, first }: Props) {
  const { videoOf, pet: words } = useText().pets;
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const { videoUrl, videoType, width, height } = item;
  const poster = `/media/${item.id}/${item.widths.at(-1)}.webp`;
  useEffect(() => {
    if (!shown) video.current?.pause();
  }, [shown]);

  if (videoUrl && (failed || unplayable.includes(videoType))) {
    return (
      <a className={styles.download} href={videoUrl} download>
        <PetPicture
          media={item}
          alt={videoOf(name)}
          sizes="(min-width: 77rem) 40rem, (min-width: 56rem) 52vw, calc(90vw - 1rem)"
          load={first ? 'first' : undefined}
        />
        <span className={styles.hint}>
          <Icon name="download" size={18} />
          {words.downloadVideo}
        </span>
      </a>
    );
  }
  if (first) preload(poster, { as: 'image', fetchPriority: 'high' });
  return (
    // What rescuers record has no words to caption.
    <video
      ref={video}
      className={styles.video}
      controls
      muted
      playsInline
      preload="none"
      poster={poster}
      width={width}
      height={height}
      aria-label={videoOf(name)}
      onError={() => setFailed(true)}
    >
      {videoUrl && (
        <source
          src={videoUrl}
          type={videoType && videoType !== quickTime ? videoType : undefined}
          onError={() => setFailed(true)}
        />
      )}
    </video>
  );
}
