import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';

interface KnownMap {
  id: string;
  name: string;
}

/** Tables whose columns were chosen before, by their names. */
export function MapList({ maps }: { maps: readonly KnownMap[] }) {
  const { calls } = useScreen();
  const text = useText();
  const [removing, setRemoving] = useState<KnownMap>();
  if (maps.length === 0) return null;
  return (
    <section className={frame.part} aria-labelledby="maps">
      <h2 id="maps">{text.maps.title}</h2>
      <p className={styles.soft}>{text.maps.text}</p>
      <ul className={`plain-list ${styles.list}`}>
        {maps.map((map) => (
          <li key={map.id} className={styles.item}>
            <p className={styles.name}>{map.name}</p>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              aria-label={text.maps.removeOf(map.name)}
              onClick={() => setRemoving(map)}
            >
              {text.maps.remove}
            </Button>
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.maps.removeTitle(removing.name)}
          action={text.maps.remove}
          decline={text.list.keep}
          run={async () => {
            await call(calls.removeMap, { id: removing.id });
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{text.maps.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
