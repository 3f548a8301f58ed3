import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventFormText } from '#app/i18n/event-form.ts';
import styles from './EventForm.module.css';
import type { EventPart, EventStart } from './event-start.ts';

interface Props {
  start: EventStart;
  onDiscard: () => void;
}

/** What came back of an earlier visit, and what others have changed since. */
export function DraftNotice({ start, onDiscard }: Props) {
  const text = useEventFormText();
  const { restored, changedByOthers, ownParts, base } = start;
  if (!restored) return null;
  const labels = (parts: readonly EventPart[]) =>
    parts.map((part) => (part === 'petIds' ? text.who : text.fields[part])).join(', ');
  const isOlder = changedByOthers.length > 0;
  return (
    <Notice kind={isOlder ? 'warning' : 'info'} title={text.draft.restored} announce={isOlder}>
      {isOlder && <p>{text.draft.changed(labels(changedByOthers))}</p>}
      {ownParts.length > 0 && <p>{text.draft.ownParts(labels(ownParts))}</p>}
      <Button size="small" variant="outline" className={styles.discard} onClick={onDiscard}>
        {base ? text.draft.discard : text.draft.startAnew}
      </Button>
    </Notice>
  );
}
