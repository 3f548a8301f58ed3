import { type FormEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody wrote or chose in the fields that a place holds; what is searched for there is no answer. */
export function useWrittenFields() {
  const touched = useRef(new Set<Field>());
  return {
    /** For the place that holds the fields. */
    props: {
      onChangeCapture({ target }: FormEvent) {
        if (isField(target) && target.type !== 'search') touched.current.add(target);
      },
      onResetCapture: () => touched.current.clear(),
    },
    isWritten: () => [...touched.current].some((field) => field.isConnected && holds(field)),
  };
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const chosen = new Set(['checkbox', 'radio', 'file', 'range', 'color']);

/** A text that is gone again, as it was before, is nothing. */
function holds(field: Field): boolean {
  if (field instanceof HTMLSelectElement || chosen.has(field.type)) return true;
  return field.value !== '' || field.defaultValue !== '';
}
