import { useState } from 'react';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { Button } from '#app/components/Button.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import styles from './CompareBar.module.css';
import { CompareDialog } from './CompareDialog.tsx';
import type { ReceivedApplication } from './received-calls.ts';

interface Props {
  /** Those that are chosen. */
  applications: readonly ReceivedApplication[];
  pets: ReadonlyMap<string, ApplicationPet>;
  onClear: () => void;
}

/** In sight while something is chosen. */
export function CompareBar({ applications, pets, onClear }: Props) {
  const text = useReceivedText().compare;
  const [isOpen, setOpen] = useState(false);
  const count = applications.length;
  return (
    <>
      <div className={styles.place} role="status">
        {count > 0 && (
          <div className={styles.bar}>
            <p>
              <strong>{text.chosen(count)}.</strong> {count < 2 ? text.hint : text.most}
            </p>
            <div className={styles.ways}>
              {count > 1 && (
                <Button size="small" onClick={() => setOpen(true)}>
                  {text.open(count)}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={onClear}>
                {text.clear}
              </Button>
            </div>
          </div>
        )}
      </div>
      {isOpen && count > 1 && (
        <CompareDialog applications={applications} pets={pets} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
