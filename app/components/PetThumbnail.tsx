import { croppedAt } from './focal-point.ts';
import type { ManagedMedia } from './managed-media.ts';

interface Props {
  media: Pick<ManagedMedia, 'thumbnail' | 'focus'>;
  alt?: string;
  /** CSS pixels of the square that it is shown in, before styles arrive. */
  size: number;
  className?: string;
  /** For what is printed: a browser leaves out pictures that it has not loaded yet. */
  eager?: boolean;
}

/** A small picture that fills its frame. */
export function PetThumbnail({
  media: { thumbnail, focus },
  alt = '',
  size,
  className,
  eager,
}: Props) {
  return (
    <img
      src={thumbnail}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      {...croppedAt(focus)}
    />
  );
}
