import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useEventDayText } from '#app/i18n/event-day.ts';
import styles from './EventDay.module.css';

interface Props {
  visitors: number | null;
  /** @returns whether it is saved */
  onSave: (count: number | null) => Promise<boolean>;
}

/** How many people came. */
export function VisitorsForm({ visitors, onSave }: Props) {
  const text = useEventDayText().visitors;
  const [typed, setTyped] = useState(visitors === null ? '' : String(visitors));
  const [state, setState] = useState<'saved' | 'invalid'>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const trimmed = typed.trim();
    if (!/^\d{0,5}$/.test(trimmed)) return setState('invalid');
    setState(undefined);
    setBusy(true);
    const isSaved = await onSave(trimmed === '' ? null : Number(trimmed));
    setBusy(false);
    if (isSaved) setState('saved');
  }

  return (
    <form className={styles.visitors} onSubmit={save} noValidate>
      <TextField
        label={text.label}
        hint={text.hint}
        error={state === 'invalid' ? text.invalid : undefined}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setState(undefined);
        }}
      />
      <Button type="submit" variant="outline" aria-disabled={busy || undefined}>
        {text.save}
      </Button>
      <span role="status">{state === 'saved' && text.saved}</span>
    </form>
  );
}
