import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ChangedText, compareContent } from '#domain/content/compare-content.ts';
import { findContentVersion } from '#domain/content/content-calls.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import styles from './Editor.module.css';

interface Props {
  contentKey: ContentKey;
  slug: string;
  version: number;
  value: unknown;
  onClose: () => void;
}

/** What has changed since a version, word by word. */
export function CompareDialog({ contentKey, slug, version, value, onClose }: Props) {
  const text = useContentEditorText();
  const language = useLanguage();
  const { data, failure, reload } = useCall(findContentVersion, { slug, version });
  const changes = data && compareContent(documentOf(contentKey).field, data.value, value, language);
  return (
    <MessageDialog title={text.compare.title(version)} close={text.close} onClose={onClose} wide>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {changes && (
        <>
          <p className={styles.where}>
            {changes.length === 0 ? text.compare.none : text.compare.legend}
          </p>
          <ul className={`plain-list ${styles.changes}`}>
            {changes.map((change) => (
              <li key={change.path}>
                <Change {...change} />
              </li>
            ))}
          </ul>
        </>
      )}
    </MessageDialog>
  );
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

function Change({ labels, language, pieces }: ChangedText) {
  const text = useContentEditorText();
  const own = useLanguage();
  const where = [...labels.map((label) => label[own]), language && text.languages[language]];
  return (
    <>
      <p className={styles.where}>{where.filter(Boolean).join(' · ')}</p>
      <p className={styles.changed} lang={language}>
        {pieces.map(({ kind, text: words }, index) => {
          const Tag = tags[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change place
          return <Tag key={index}>{words}</Tag>;
        })}
      </p>
    </>
  );
}
