import { useCallback, useEffect, useState } from 'react';
import { callPage } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { type ContentFile, findContentFiles } from '#domain/content/asset-calls.ts';
import { AddAsset } from './AddAsset.tsx';
import { AssetCard } from './AssetCard.tsx';
import styles from './AssetEditor.module.css';

interface Props {
  kind: ContentFile['kind'];
  /** Undefined: they are only looked after here. */
  onChoose?: (asset: ContentFile) => void;
  onClose: () => void;
}

/** The pictures or files of the portal's texts: to add one, to choose one, to delete those that nothing needs. */
export function LibraryDialog({ kind, onChoose, onClose }: Props) {
  const text = useContentEditorText();
  const list = useLibrary(kind);
  return (
    <MessageDialog
      title={kind === 'picture' ? text.assets.pictures : text.assets.files}
      close={text.close}
      onClose={onClose}
      wide
    >
      <AddAsset kind={kind} onAdded={onChoose ?? list.reload} />
      {list.failure && <FailureNotice failure={list.failure} retry={list.reload} />}
      {list.items === undefined && !list.failure && <LoadingScreen />}
      {list.items?.length === 0 && <p className={styles.note}>{text.assets.none}</p>}
      <ul className={`plain-list ${styles.cards}`} data-kind={kind}>
        {list.items?.map((asset) => (
          <li key={asset.id}>
            <AssetCard
              asset={asset}
              onChoose={onChoose && (() => onChoose(asset))}
              onRemoved={() => list.forget(asset.id)}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <p>
          <Button size="small" variant="outline" disabled={list.busy} onClick={list.more}>
            {text.assets.more}
          </Button>
        </p>
      )}
    </MessageDialog>
  );
}

/** Page after page of it, the newest first. */
function useLibrary(kind: ContentFile['kind']) {
  const { failures } = useSignInText();
  const [items, setItems] = useState<readonly ContentFile[]>();
  const [page, setPage] = useState({ number: 0, last: 1 });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const load = useCallback(
    async (number: number) => {
      setBusy(true);
      try {
        const found = await callPage(findContentFiles, { kind, page: number });
        setItems((last = []) => {
          const before = number === 1 ? [] : last;
          const known = new Set(before.map(({ id }) => id));
          // One that was added meanwhile has moved others to this page.
          return [...before, ...found.items.filter(({ id }) => !known.has(id))];
        });
        setPage({ number, last: found.lastPage });
        setFailure(undefined);
      } catch (error) {
        setFailure(explainFailure(error, failures));
      } finally {
        setBusy(false);
      }
    },
    [kind, failures],
  );
  useEffect(() => {
    load(1);
  }, [load]);

  return {
    items,
    busy,
    failure,
    hasMore: page.number > 0 && page.number < page.last,
    more: () => load(page.number + 1),
    reload: () => load(1),
    forget: (id: string) => setItems((last) => last?.filter((one) => one.id !== id)),
  };
}
