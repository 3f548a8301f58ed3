import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { below, type FieldOf, type FieldProps, useEditing } from './editing.ts';
import styles from './FieldEditor.module.css';
import { ItemName } from './ItemName.tsx';
import { ListItem } from './ListItem.tsx';
import { useListItems } from './use-list-items.ts';

/** Its items in their order, each closed until somebody opens it (one that is alone is open): a long list is as quick as a short one. */
export function ListEditor(props: FieldProps<FieldOf<'list'>>) {
  const { field, path, only } = props;
  const text = useContentEditorText();
  const language = useLanguage();
  const list = useListItems(props);
  const [dragged, setDragged] = useState<number>();
  const noun = field.noun[language];
  const { Field: ItemField, problems } = useEditing();
  const problem = problems.get(only ? `${path}.${only}` : path);

  const [announced, setAnnounced] = useState('');

  function move(from: number, to: number) {
    if (list.move(from, to)) setAnnounced(text.moved(`${noun} ${from + 1}`, to + 1));
  }

  function drop(at: number) {
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
  }

  return (
    <section className={styles.list} aria-label={field.label[language]}>
      <h3 className={styles.listTitle}>{field.label[language]}</h3>
      {problem && <p className={styles.wrong}>{problem}</p>}
      {list.items.length === 0 && <p className={styles.note}>{text.empty}</p>}
      <ol className={`plain-list ${styles.list}`}>
        {list.items.map((item, index) => {
          const name = `${noun} ${index + 1}`;
          const place = below(path, index);
          return (
            <ListItem
              key={list.keyOf(index)}
              name={name}
              title={<ItemName item={item} field={field} path={place} name={name} only={only} />}
              isFirst={index === 0}
              isLast={index === list.items.length - 1}
              isOpen={list.isOpen(index)}
              onToggle={() => list.toggle(index)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => list.remove(index)}
              dragging={{
                isOn: dragged !== undefined,
                start: () => setDragged(index),
                drop: () => drop(index),
                end: () => setDragged(undefined),
              }}
            >
              <ItemField
                field={field.of}
                value={item}
                onChange={(next) => list.change(index, next)}
                path={place}
                only={only}
              />
            </ListItem>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {list.items.length < field.max && (
        <p>
          <Button size="small" variant="outline" icon="plus" onClick={list.add}>
            {text.add(noun)}
          </Button>
        </p>
      )}
    </section>
  );
}
