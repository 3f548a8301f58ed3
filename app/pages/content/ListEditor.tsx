import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { emptyOf, shownIn } from '#domain/content/stored-content.ts';
import { below, type FieldOf, type FieldProps, useEditing } from './editing.ts';
import styles from './FieldEditor.module.css';

/** Made once for each new item. */
const newKey = () => crypto.randomUUID().slice(0, 13);

/** Its items in their order, each closed until somebody opens it: a long list is as quick as a short one. */
export function ListEditor({ field, value, onChange, path, only }: FieldProps<FieldOf<'list'>>) {
  const text = useContentEditorText();
  const language = useLanguage();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const [keys, setKeys] = useState(() => items.map(newKey));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<number>();
  const noun = field.noun[language];
  const { Field: ItemField, problems } = useEditing();
  const problem = problems.get(only ? `${path}.${only}` : path);

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(moved(items, from, to));
    setKeys(moved(keys, from, to));
  }

  function add() {
    const added = newKey();
    onChange([...items, emptyOf(field.of, newKey, only !== undefined)]);
    setKeys([...keys, added]);
    setOpened(new Set([...opened, added]));
  }

  function remove(index: number) {
    onChange(items.filter((_, each) => each !== index));
    setKeys(keys.filter((_, each) => each !== index));
  }

  function toggle(key: string) {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  }

  return (
    <section className={styles.list} aria-label={field.label[language]}>
      <h3 className={styles.listTitle}>{field.label[language]}</h3>
      {problem && <p className={styles.wrong}>{problem}</p>}
      {items.length === 0 && <p className={styles.note}>{text.empty}</p>}
      <ol className={`plain-list ${styles.list}`}>
        {items.map((item, index) => {
          const key = keys[index] ?? String(index);
          const name = `${noun} ${index + 1}`;
          return (
            <li
              key={key}
              className={styles.item}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, index);
                setDragged(undefined);
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
                    setDragged(index);
                  }}
                  onDragEnd={() => setDragged(undefined)}
                >
                  ⠿
                </span>
                <ItemName
                  item={item}
                  field={field}
                  path={below(path, index)}
                  name={name}
                  only={only}
                />
                <Button
                  size="small"
                  variant="quiet"
                  aria-expanded={opened.has(key)}
                  aria-label={`${opened.has(key) ? text.close : text.edit}: ${name}`}
                  onClick={() => toggle(key)}
                >
                  {opened.has(key) ? text.close : text.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text.up(name)}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text.down(name)}
                  aria-disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text.remove(name)}
                  onClick={() => remove(index)}
                >
                  <Icon name="close" size={18} />
                </Button>
              </div>
              {opened.has(key) && (
                <div className={styles.inside}>
                  <ItemField
                    field={field.of}
                    value={item}
                    onChange={(next) => onChange(items.with(index, next))}
                    path={below(path, index)}
                    only={only}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {items.length < field.max && (
        <p>
          <Button size="small" variant="outline" icon="plus" onClick={add}>
            {text.add(noun)}
          </Button>
        </p>
      )}
    </section>
  );
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

interface NameProps {
  item: unknown;
  field: FieldOf<'list'>;
  path: string;
  name: string;
  only: FieldProps['only'];
}

/** The first words of an item, with a mark where something inside it is wrong. */
function ItemName({ item, field, path, name, only }: NameProps) {
  const language = useLanguage();
  const { problems } = useEditing();
  const isWrong = [...problems.keys()].some((each) => each.startsWith(`${path}.`));
  const shown = shownIn(field.of, item, only ?? language, only !== undefined);
  const words = firstWords(shown, field.of);
  return (
    <span className={`${styles.name} ${isWrong ? styles.wrong : ''}`}>
      {isWrong && <Icon name="warning" size={18} />} {words || name}
    </span>
  );
}

const naming = ['question', 'heading', 'title', 'name', 'city', 'label', 'value', 'text'];

function firstWords(shown: unknown, of: FieldOf<'list'>['of']): string {
  if (of.kind !== 'group' && of.kind !== 'link') return typeof shown === 'string' ? shown : '';
  const node = (shown ?? {}) as Readonly<Record<string, unknown>>;
  const found = naming.find((name) => typeof node[name] === 'string' && node[name] !== '');
  return found ? String(node[found]) : '';
}
