import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
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
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    defaults: { visitors: visitors === null ? '' : String(visitors) },
    async send(typed): Promise<void> {
      const count = typed.visitors.trim();
      if (!/^\d{0,5}$/.test(count)) {
        form.form.setError('visitors', { message: text.invalid });
        throw new SaidByPage();
      }
      if (!(await onSave(count === '' ? null : Number(count)))) throw new SaidByPage();
    },
    onSent: () => setIsSaved(true),
  });

  return (
    <SchemaForm state={form}>
      <div className={styles.visitors}>
        <TextField
          label={text.label}
          hint={text.hint}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...form.field('visitors', { onChange: () => setIsSaved(false) })}
        />
        <Button type="submit" variant="outline" aria-disabled={form.busy || undefined}>
          {text.save}
        </Button>
        <span role="status">{isSaved && text.saved}</span>
      </div>
    </SchemaForm>
  );
}
