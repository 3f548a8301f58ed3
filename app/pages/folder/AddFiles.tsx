import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { useSendFiles } from '#app/api/use-send-files.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FileOutcomes } from '#app/forms/FileOutcomes.tsx';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ShownDocument } from '#domain/document-folders/folder-calls.ts';
import {
  certificateAccept,
  certificateProblem,
  contractAccept,
  contractProblem,
} from '#domain/pets/chosen-files.ts';
import styles from './DocumentCard.module.css';

interface Props {
  document: ShownDocument;
  onAdded: () => void;
}

/** Takes files for a document, one after the other, through connections that break; one that is rejected holds up no other. */
export function AddFiles({ document, onAdded }: Props) {
  const text = useFolderText().add;
  const language = useLanguage();
  const isContract = document.kind === 'adoptionContract';
  const { sending, outcomes, send } = useSendFiles({
    problemOf: isContract ? contractProblem : certificateProblem,
    sendOne: (file, options) =>
      uploadFile({ folder: `expediente/${document.id}/`, file, language, ...options }),
    notSent: text.notSent,
  });

  const added = outcomes.filter(({ problem }) => problem === undefined);
  return (
    <div className={styles.add}>
      <FileDrop
        name={`file-${document.id}`}
        label={text.label(document.name)}
        hint={hintOf(document, text)}
        invitation={text.invitation}
        accept={isContract ? contractAccept : certificateAccept}
        multiple={!isSingle(document)}
        disabled={sending !== undefined}
        onFiles={async (files) => {
          if (await send(files)) onAdded();
        }}
      />
      <div role="status">
        {sending && (
          <p className={styles.progress}>
            <span>
              {sending.name}: {wordsOf(sending, text)}
            </span>
            <progress max={1} value={sending.share} aria-label={sending.name} />
          </p>
        )}
        {outcomes.length > 0 && (
          <>
            <p>{text.outcomes(added.length, outcomes.length)}</p>
            <FileOutcomes outcomes={outcomes} saved={text.saved} />
          </>
        )}
      </div>
    </div>
  );
}

/** There is one of a kind, which is the pet's own. */
const isSingle = ({ kind }: ShownDocument) =>
  kind === 'adoptionContract' || kind === 'sterilizationCertificate';

type Words = ReturnType<typeof useFolderText>['add'];

function hintOf(document: ShownDocument, text: Words): string {
  if (document.kind === 'adoptionContract') return text.hintContract;
  return isSingle(document) ? text.hintOne : text.hint;
}

function wordsOf({ state, share }: { state: UploadState; share: number }, text: Words): string {
  return state === 'sending' ? text.sending(Math.round(share * 100)) : text[state];
}
