import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './ListField.module.css';

interface Props extends FieldTexts {
  name: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  suggestions: readonly string[];
  /** How an item reads that is kept in other words, and what is kept of what was typed. */
  wordsFor?: (item: string) => string;
  itemFor?: (typed: string) => string;
  maxLength: number;
  words: {
    add: string;
    /** Above the suggestions. */
    suggestions: string;
    remove: string;
    added: (item: string) => string;
    removed: (item: string) => string;
  };
}

const asItIs = (text: string) => text;

/** A list of short texts, written or picked. */
export function ListField(props: Props) {
  const { label, hint, error, name, items, onChange, suggestions, maxLength, words } = props;
  const { wordsFor = asItIs, itemFor = asItIs } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const has = (item: string) =>
    items.some((one) => one.toLocaleLowerCase() === item.toLocaleLowerCase());

  function add(typed: string) {
    const item = itemFor(typed.trim());
    if (item === '' || has(item)) return;
    onChange([...items, item]);
    setSaid(words.added(wordsFor(item)));
  }

  function addWritten() {
    add(text);
    setText('');
    input.current?.focus();
  }

  function remove(item: string) {
    onChange(items.filter((one) => one !== item));
    setSaid(words.removed(wordsFor(item)));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter adds; it does not send the form.
    event.preventDefault();
    addWritten();
  }

  return (
    <div className={styles.field}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <>
            {items.length > 0 && (
              <ul className={`plain-list ${styles.items}`}>
                {items.map((item) => (
                  <li key={item} className={styles.item}>
                    {wordsFor(item)}
                    <Button
                      size="small"
                      variant="quiet"
                      icon="trash"
                      className={styles.remove}
                      aria-label={`${words.remove}: ${wordsFor(item)}`}
                      onClick={() => remove(item)}
                    >
                      {words.remove}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <div className={styles.row}>
              <input
                {...control}
                ref={input}
                name={name}
                value={text}
                maxLength={maxLength}
                enterKeyHint="done"
                onChange={(event) => setText(event.target.value)}
                onKeyDown={onKeyDown}
                // Whoever writes a last one and goes on meant it.
                onBlur={() => {
                  add(text);
                  setText('');
                }}
              />
              <button type="button" className={styles.add} onClick={addWritten}>
                <Icon name="plus" />
                {words.add}
              </button>
            </div>
            <p className="visually-hidden" role="status">
              {said}
            </p>
          </>
        )}
      </Field>
      <fieldset className={styles.suggestions}>
        <legend>{words.suggestions}</legend>
        {suggestions
          .filter((item) => !has(item))
          .map((item) => (
            <button
              key={item}
              type="button"
              className={styles.suggestion}
              onClick={() => add(item)}
            >
              <Icon name="plus" size={16} />
              {wordsFor(item)}
            </button>
          ))}
      </fieldset>
    </div>
  );
}
