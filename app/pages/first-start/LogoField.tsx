import { useState } from 'react';
import styles from '#app/administration/asset-library/AssetEditor.module.css';
import { LibraryDialog } from '#app/administration/asset-library/LibraryDialog.tsx';
import { Button } from '#app/components/Button.tsx';
import { managedMedium } from '#app/components/managed-media.ts';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import type { ContentFile } from '#domain/content/asset-calls.ts';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { Logo } from './first-facts.ts';

/** The organisation's own sign, from a file or from the pictures that are there. */
export function LogoField({ onChange }: { onChange: (logo: Logo | null) => void }) {
  const text = useFirstStartText().logo;
  const [chosen, setChosen] = useState<ContentFile>();
  const [isOpen, setOpen] = useState(false);
  const choose = (asset: ContentFile | undefined) => {
    setChosen(asset);
    onChange(asset ? { id: asset.id, alt: { es: '', en: '' } } : null);
    setOpen(false);
  };
  return (
    <fieldset className={styles.asset}>
      <legend className={styles.legend}>{text.title}</legend>
      <p className={styles.note}>{text.hint}</p>
      <div className={styles.row}>
        {chosen && (
          <img
            className={styles.picture}
            src={managedMedium(chosen.url, usualFocalPoint).thumbnail}
            alt=""
          />
        )}
        <div className={styles.ways}>
          <Button size="small" variant="outline" onClick={() => setOpen(true)}>
            {chosen ? text.change : text.choose}
          </Button>
          {chosen && (
            <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
              {text.takeOut}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <LibraryDialog kind="picture" onClose={() => setOpen(false)} onChoose={choose} />}
    </fieldset>
  );
}
