import type { ComponentProps } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useProgramRuns } from '#app/components/use-program-runs.ts';
import styles from './SubmitButton.module.css';

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  busy: boolean;
  /** Said while the form is on its way. */
  busyLabel: string;
}

/**
 * Keeps the focus while it is busy: a disabled button would lose it. Its form ignores a second submit. Until the program
 * runs, which these forms are sent by, the browser must not send them itself.
 */
export function SubmitButton({ busy, busyLabel, icon, disabled, children, ...button }: Props) {
  const programRuns = useProgramRuns();
  return (
    <Button
      {...button}
      type="submit"
      disabled={disabled || !programRuns}
      icon={busy ? undefined : icon}
      aria-disabled={busy || undefined}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      <span aria-live="polite">{busy ? busyLabel : children}</span>
    </Button>
  );
}
