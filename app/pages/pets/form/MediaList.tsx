import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useFocalPointText } from '#app/i18n/focal-point.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messages, messageText } from '#domain/messages.ts';
import styles from './MediaList.module.css';
import { MediaPicture } from './MediaPicture.tsx';
import {
  type FocalPoints,
  focusOf,
  isChosen,
  isRejected,
  kindOf,
  type MediaItem,
  type RejectedItem,
} from './media-items.ts';

interface Props {
  items: readonly MediaItem[];
  focalPoints: FocalPoints;
  nameOf: (item: MediaItem, index: number) => string;
  onMove: (from: number, to: number) => void;
  onFrame: (item: MediaItem) => void;
  onRemove: (item: MediaItem) => void;
}

/** The pictures and videos in their order; the first is the one that everybody sees. Those that cannot be sent stand last. */
export function MediaList({ items, nameOf, ...rest }: Props) {
  if (items.length === 0) return null;
  const last = items.filter((item) => !isRejected(item)).length - 1;
  return (
    <ol className={`plain-list ${styles.list}`}>
      {items.map((item, index) =>
        isRejected(item) ? (
          <Refused key={item.id} item={item} onRemove={rest.onRemove} />
        ) : (
          <Item
            key={item.id}
            item={item}
            name={nameOf(item, index)}
            index={index}
            last={last}
            {...rest}
          />
        ),
      )}
    </ol>
  );
}

interface ItemProps extends Omit<Props, 'items' | 'nameOf'> {
  item: MediaItem;
  name: string;
  index: number;
  last: number;
}

function Item({ item, name, index, last, focalPoints, onMove, onFrame, onRemove }: ItemProps) {
  const text = usePetFormText().media;
  const { open } = useFocalPointText();
  return (
    <li className={styles.item}>
      <MediaPicture
        item={item}
        focus={focusOf(item, focalPoints)}
        alt={name}
        className={styles.preview}
        playable
      />
      {index === 0 && <span className={styles.cover}>{text.cover}</span>}
      {isChosen(item) && <p className={styles.file}>{item.file.name}</p>}
      <div className={styles.buttons}>
        {/* Not disabled: who has just moved something to the end would lose their place. */}
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
        {kindOf(item) === 'image' && (
          <Button
            size="small"
            variant="soft"
            aria-label={`${open}: ${name}`}
            onClick={() => onFrame(item)}
          >
            {open}
          </Button>
        )}
        <RemoveButton name={name} onClick={() => onRemove(item)} />
      </div>
    </li>
  );
}

function Refused({ item, onRemove }: { item: RejectedItem } & Pick<Props, 'onRemove'>) {
  return (
    <li className={styles.item} data-rejected>
      <span className={styles.preview}>
        <Icon name="warning" size={36} />
      </span>
      <Problem item={item} />
      <div className={styles.buttons}>
        <RemoveButton name={item.file.name} onClick={() => onRemove(item)} />
      </div>
    </li>
  );
}

/** What was removed can be brought back for as long as the form is open. */
function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const text = usePetFormText().media;
  return (
    <Button
      size="small"
      variant="quiet"
      icon="trash"
      aria-label={`${text.remove}: ${name}`}
      onClick={onClick}
    >
      {text.remove}
    </Button>
  );
}

function Problem({ item }: { item: RejectedItem }) {
  const text = usePetFormText().media;
  const language = useLanguage();
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
