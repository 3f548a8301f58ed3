import { croppedAt } from '#app/components/focal-point.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { isChosen, type MediaItem } from './media-items.ts';

interface Props {
  item: MediaItem;
  focus: FocalPoint;
  /** What it shows, where that is not said beside it. */
  alt?: string;
  className?: string;
  /** A video that was chosen here can be played. */
  playable?: boolean;
}

/** A picture or video as it is in the form, cropped as people will see it. */
export function MediaPicture({ item, focus, alt = '', className, playable = false }: Props) {
  const cropped = { className, ...croppedAt(focus) };
  if (!isChosen(item)) return <img src={item.stored.thumbnail} alt={alt} {...cropped} />;
  if (item.kind === 'image') return <img src={item.preview} alt={alt} {...cropped} />;
  return (
    <video
      className={className}
      src={item.preview}
      muted
      playsInline
      {...(playable
        ? { controls: true, 'aria-label': alt }
        : { 'aria-hidden': true, tabIndex: -1 })}
    />
  );
}
