import { Icon } from '#app/components/Icon.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messages, messageText } from '#domain/messages.ts';
import styles from './MediaList.module.css';
import { MediaPicture } from './MediaPicture.tsx';
import { type FocalPoints, focusOf, isChosen, isRefused, type MediaItem } from './media-items.ts';

interface Props {
  items: readonly MediaItem[];
  focalPoints: FocalPoints;
  nameOf: (item: MediaItem, index: number) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (item: MediaItem) => void;
}

/** The pictures and films in their order; the first is the one that everybody sees. */
export function MediaList({ items, focalPoints, nameOf, onMove, onRemove }: Props) {
  const text = usePetFormText().media;
  if (items.length === 0) return null;
  // Not disabled: who has just moved something to the end would lose their place.
  const last = items.length - 1;
  return (
    <ol className={`plain-list ${styles.list}`}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        return (
          <li key={item.id} className={styles.item} data-refused={isRefused(item) || undefined}>
            {isRefused(item) ? (
              <span className={styles.preview}>
                <Icon name="warning" size={36} />
              </span>
            ) : (
              <MediaPicture
                item={item}
                focus={focusOf(item, focalPoints)}
                alt={name}
                className={styles.preview}
                playable
              />
            )}
            {index === 0 && <span className={styles.cover}>{text.cover}</span>}
            {isChosen(item) && <Problem item={item} />}
            <div className={styles.buttons}>
              <button
                type="button"
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && onMove(index, index - 1)}
                className={styles.button}
              >
                <Icon name="arrow" label={text.earlier(name)} className={styles.back} />
              </button>
              <button
                type="button"
                aria-disabled={index === last || undefined}
                onClick={() => index < last && onMove(index, index + 1)}
                className={styles.button}
              >
                <Icon name="arrow" label={text.later(name)} />
              </button>
              <button type="button" className={styles.button} onClick={() => onRemove(item)}>
                <Icon name="close" label={text.remove(name)} />
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Problem({ item }: { item: Extract<MediaItem, { file: File }> }) {
  const text = usePetFormText().media;
  const language = useLanguage();
  if (item.problem === undefined) return <p className={styles.file}>{item.file.name}</p>;
  const title = messages.fileNotPermitted[language];
  const reason = messageText(item.problem, language);
  return (
    <div className={styles.problem} role="alert">
      <strong>{title}</strong>
      <p className={styles.file}>{item.file.name}</p>
      {reason !== title && <p>{reason}</p>}
      <p>{text.mustGo}</p>
    </div>
  );
}
