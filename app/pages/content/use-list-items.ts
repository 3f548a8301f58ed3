import { useState } from 'react';
import { emptyOf } from '#domain/content/stored-content.ts';
import type { FieldOf, FieldProps } from './editing.ts';

/** Made once for each new item. */
const newKey = () => crypto.randomUUID().slice(0, 13);

/** The items of a list with how they are ordered, added and taken out; each is closed until somebody opens it, but for one that is alone. */
export function useListItems({ field, value, onChange, only }: FieldProps<FieldOf<'list'>>) {
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const [keys, setKeys] = useState(() => items.map(newKey));
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(keys.length === 1 ? keys : []),
  );
  const keyOf = (index: number) => keys[index] ?? String(index);

  return {
    items,
    keyOf,
    isOpen: (index: number) => opened.has(keyOf(index)),

    toggle(index: number) {
      const next = new Set(opened);
      if (!next.delete(keyOf(index))) next.add(keyOf(index));
      setOpened(next);
    },

    change: (index: number, item: unknown) => onChange(items.with(index, item)),

    /** @returns whether it has another place now */
    move(from: number, to: number): boolean {
      if (to < 0 || to >= items.length || from === to) return false;
      onChange(moved(items, from, to));
      setKeys(moved(keys, from, to));
      return true;
    },

    add() {
      const added = newKey();
      onChange([...items, emptyOf(field.of, newKey, only !== undefined)]);
      setKeys([...keys, added]);
      setOpened(new Set([...opened, added]));
    },

    remove(index: number) {
      onChange(items.filter((_, each) => each !== index));
      setKeys(keys.filter((_, each) => each !== index));
    },
  };
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}
