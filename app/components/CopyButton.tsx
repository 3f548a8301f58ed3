import { useState } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** What is copied. */
  content: string;
  label: string;
  /** Once it is copied. */
  done: string;
  /** Where the browser does not allow it: how they copy it by hand. */
  failed: string;
}

/** Copies a text, and says so where it was pressed and to screen readers. */
export function CopyButton({ content, label, done, failed }: Props) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <span>
      <Button
        size="small"
        variant="quiet"
        icon={outcome === 'done' ? 'check' : 'link'}
        onClick={copy}
      >
        {label}
      </Button>
      <span role="status">{outcome && { done, failed }[outcome]}</span>
    </span>
  );
}
