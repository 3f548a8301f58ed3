import type { ComponentProps } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import styles from './SubmitButton.module.css';

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  busy: boolean;
  /** Said while the form is on its way. */
  busyLabel: string;
}

/**
 * Keeps the focus while it is busy: a disabled button would lose it. Its form ignores a second submit. Until hydration
 * the browser must not send its form itself.
 */
export function SubmitButton({ busy, busyLabel, icon, disabled, children, ...button }: Props) {
  const hydrated = useHydrated();
  return (
    <Button
      {...button}
      type="submit"
      disabled={disabled || !hydrated}
      icon={busy ? undefined : icon}
      aria-disabled={busy || undefined}
    >
      {busy && <span className={styles.busy} aria-hidden="true" />}
      <span aria-live="polite">{busy ? busyLabel : children}</span>
    </Button>
  );
}
