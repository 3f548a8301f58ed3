import { Link } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { petLists } from '#app/lists/BackToLists.tsx';
import { lastShown } from '#app/lists/left-lists.ts';
import { useSite } from '#app/site.ts';
import { downloadApproved, type FolderAddress } from '#domain/document-folders/folder-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Folder.module.css';
import type { ShownFolder } from './find-folder.ts';

/** Back to where whoever looks after the pet came from. */
export function WaysBack({ folder: { petId, petName, mayReview } }: { folder: ShownFolder }) {
  const text = useFolderText().back;
  const language = useLanguage();
  const lists = petLists.map((one) => pathFor(one, language));
  const list = lastShown(lists) ?? pathFor('myAdoptions', language);
  return (
    <nav aria-label={text.label} className={styles.back}>
      {mayReview && (
        <BackToList path={pathFor('adminPapers', language)}>{text.toReview}</BackToList>
      )}
      <BackToList path={list}>{text.pets}</BackToList>
      <BackToList path={pathFor('pendingPapers', language)}>{text.pending}</BackToList>
      <Link to={pathFor('adoptionPet', language, { id: petId })}>{text.pet(petName)}</Link>
    </nav>
  );
}

/** For others who may see the folder: it opens for nobody else. */
export function CopyLink({ folderId, petName }: { folderId: string; petName: string }) {
  const { link, done, failed } = useFolderText().copy;
  const language = useLanguage();
  const path = pathFor('documentFolder', language, { name: petName, folderId });
  const content = useSite().siteUrl + path;
  return <CopyButton content={content} label={link} done={done} failed={failed} />;
}

/** All that was approved, in one file. */
export function DownloadAll({ address, folder }: { address: FolderAddress; folder: ShownFolder }) {
  const text = useFolderText().shared;
  const { busy, failure, attempt } = useAttempt();
  const hasAny = folder.documents.some(({ files }) => files.some(({ approved }) => approved));
  if (!hasAny) return <p>{text.none}</p>;
  return (
    <div>
      <Button
        icon="download"
        aria-disabled={busy || undefined}
        onClick={() =>
          attempt(async () => {
            const archive = await callFile(downloadApproved, address);
            saveFile(text.file(folder.petName), archive.type, archive);
          })
        }
      >
        {text.all}
      </Button>
      <p>{text.allHint}</p>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
