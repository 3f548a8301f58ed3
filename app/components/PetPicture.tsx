import { isPanorama } from '#domain/pets/panorama.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import { croppedAt } from './focal-point.ts';
import styles from './PetPicture.module.css';

/** What of a picture or video travels to the browser to show it. */
export type ShownPicture = Pick<
  PetMedia,
  'id' | 'width' | 'height' | 'widths' | 'placeholder' | 'focus'
>;

interface Props {
  media: ShownPicture;
  alt: string;
  /** As in the `sizes` attribute. */
  sizes: string;
  /**
   * first: what a visitor sees first, before anything else; eager: on the first screen; else when it comes near; late:
   * then too, but after all else, for what only peeks into the first screen.
   */
  load?: 'first' | 'eager' | 'late';
  /** cover: fills its frame; contain: shown whole. */
  fit?: 'cover' | 'contain';
}

const priorityOf = { first: 'high', eager: undefined, late: 'low' } as const;

/** Of cards and of a pet’s page. */
const frameRatio = 4 / 3.4;

/** Fills its frame. The blurred picture behind comes with the page, so nothing is ever empty or moves. */
export function PetPicture({ media, alt, sizes, load, fit = 'cover' }: Props) {
  const { id, width, height, widths, placeholder, focus } = media;
  /** A panorama that fills its frame is shown wider than that. */
  const isCut = fit === 'cover' && isPanorama(media);
  const covered = (each: number) =>
    isCut ? Math.round((each * height * frameRatio) / width) : each;
  const set = (type: 'avif' | 'webp') =>
    widths.map((each) => `/media/${id}/${each}.${type} ${covered(each)}w`).join(', ');
  const middle = widths[Math.floor((widths.length - 1) / 2)];
  return (
    <span className={`${styles.frame} ${styles[fit]}`} {...croppedAt(focus)}>
      <img className={styles.blur} src={placeholder} alt="" width={width} height={height} />
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={`/media/${id}/${middle}.webp`}
          srcSet={set('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={load === undefined || load === 'late' ? 'lazy' : 'eager'}
          fetchPriority={priorityOf[load ?? 'eager']}
          decoding="async"
        />
      </picture>
    </span>
  );
}
