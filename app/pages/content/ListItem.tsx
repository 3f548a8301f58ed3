import type { ReactNode } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import styles from './FieldEditor.module.css';

interface Props {
  /** As `pregunta 2`, for whoever hears the buttons. */
  name: string;
  title: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** By one place. */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  dragging: {
    isOn: boolean;
    start: () => void;
    drop: () => void;
    end: () => void;
  };
  children: ReactNode;
}

/** One item of a list: dragged by its handle, or moved by its buttons. */
export function ListItem(props: Props) {
  const { name, title, isFirst, isLast, isOpen, onToggle, onMove, onRemove } = props;
  const { dragging, children } = props;
  const text = useContentEditorText();
  return (
    <li
      className={styles.item}
      onDragOver={(event) => dragging.isOn && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        dragging.drop();
      }}
    >
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same for keys. */}
        <span
          className={styles.handle}
          draggable
          title={text.drag}
          onDragStart={(event) => {
            event.stopPropagation();
            dragging.start();
          }}
          onDragEnd={dragging.end}
        >
          ⠿
        </span>
        {title}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? text.close : text.edit}: ${name}`}
          onClick={onToggle}
        >
          {isOpen ? text.close : text.edit}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={text.up(name)}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={text.down(name)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          ↓
        </Button>
        <Button size="small" variant="quiet" aria-label={text.remove(name)} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Button>
      </div>
      {isOpen && <div className={styles.inside}>{children}</div>}
    </li>
  );
}
