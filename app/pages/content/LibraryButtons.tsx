import { useState } from 'react';
import styles from '#app/administration/asset-library/AssetEditor.module.css';
import { LibraryDialog } from '#app/administration/asset-library/LibraryDialog.tsx';
import { Button } from '#app/components/Button.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import type { AssetKind } from '#domain/content/content-assets.ts';

/** Looks after all pictures and files, whichever texts they are in. */
export function LibraryButtons() {
  const { open } = useContentEditorText().assets;
  const [shown, setShown] = useState<AssetKind>();
  return (
    <div className={styles.ways}>
      {(['picture', 'file'] as const).map((kind) => (
        <Button key={kind} size="small" variant="outline" onClick={() => setShown(kind)}>
          {open[kind]}
        </Button>
      ))}
      {shown && <LibraryDialog kind={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
