import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './ListField.module.css';
import { TextCounter } from './TextCounter.tsx';

interface Props extends FieldTexts {
  name: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  suggestions: readonly string[];
  /** How an item reads that is kept in other words, and what is kept of what was typed. */
  wordsFor?: (item: string) => string;
  itemFor?: (typed: string) => string;
  /** The longest item that the rules take; a longer one stays in the line to be shortened, and is not cut. */
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
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isTooLong = text.trim().length > maxLength;
  const has = (item: string) =>
    items.some((one) => one.toLocaleLowerCase() === item.toLocaleLowerCase());

  function add(typed: string) {
    const item = itemFor(typed.trim());
    if (item === '' || has(item)) return;
    onChange([...items, item]);
    setAnnouncement(words.added(wordsFor(item)));
  }

  function takeWritten() {
    if (isTooLong) return;
    add(text);
    setText('');
  }

  function addWritten() {
    takeWritten();
    input.current?.focus();
  }

  function remove(item: string) {
    onChange(items.filter((one) => one !== item));
    setAnnouncement(words.removed(wordsFor(item)));
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
      <Field label={label} hint={hint} error={isTooLong ? messageText('tooLong', language) : error}>
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
                enterKeyHint="done"
                onChange={(event) => setText(event.target.value)}
                onKeyDown={onKeyDown}
                // Whoever writes a last one and goes on meant it.
                onBlur={takeWritten}
              />
              <button type="button" className={styles.add} onClick={addWritten}>
                <Icon name="plus" />
                {words.add}
              </button>
            </div>
            <TextCounter
              id={`${control.id}count`}
              length={text.trim().length}
              longest={maxLength}
            />
            <p className="visually-hidden" role="status">
              {announcement}
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
