import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { writeUser } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { saveAccount } from '#domain/accounts/own-account-calls.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { uploadFile } from '#domain/files/file-calls.ts';
import { messages } from '#domain/messages.ts';
import { isHeic } from '#domain/pets/chosen-files.ts';
import { AvatarCrop } from './AvatarCrop.tsx';
import styles from './AvatarEditor.module.css';

const types = ['image/png', 'image/jpeg'];

/** Chooses, crops and sends a picture of oneself, or takes it away. */
export function AvatarEditor({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const language = useLanguage();
  const chooser = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  async function open(file: File | undefined) {
    if (!file) return;
    const refuse = (because: 'avatarFormat' | 'photoHeic' | 'pictureBroken') =>
      setProblem({
        title: text.failures.title,
        lines: [`${file.name}: ${messages[because][language]}`],
      });
    const heic = isHeic(file);
    if (!heic && !types.includes(file.type)) return refuse('avatarFormat');
    try {
      // Whatever it is, what is cropped is sent as JPEG.
      setPicture(await createImageBitmap(file));
    } catch {
      refuse(heic ? 'photoHeic' : 'pictureBroken');
    }
  }

  /** @param title of its failure, in the specification's words */
  async function run(title: string, work: () => Promise<DataOfCall<typeof saveAccount>>) {
    setBusy(true);
    try {
      writeUser(await work());
      setPicture(undefined);
    } catch (error) {
      setProblem({ ...explainFailure(error, text.failures), title });
    } finally {
      setBusy(false);
    }
  }

  const save = () =>
    run(text.failures.upload, async () => {
      const file = new File([await readCanvas(canvas.current)], 'avatar.jpg');
      const { url } = await call(uploadFile, { folder: `usuarios/${user.id}/`, file });
      return call(saveAccount, { id: user.id, avatar: url });
    });

  const remove = () =>
    run(text.failures.deletion, () => call(saveAccount, { id: user.id, avatar: '' }));

  return (
    <div className={styles.editor}>
      <input
        ref={chooser}
        type="file"
        accept={types.join(',')}
        hidden
        aria-label={text.avatar.choose}
        onChange={(event) => {
          open(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <div className={styles.ways}>
        <Button size="small" variant="outline" onClick={() => chooser.current?.click()}>
          {user.avatarUrl ? text.avatar.change : text.avatar.choose}
        </Button>
        {user.avatarUrl && (
          <Button size="small" variant="quiet" disabled={busy} onClick={remove}>
            {text.avatar.remove}
          </Button>
        )}
      </div>
      {picture && (
        <WritingDialog
          title={text.avatar.title}
          close={text.cancel}
          onClose={() => setPicture(undefined)}
          action={
            <Button disabled={busy} onClick={save}>
              {busy ? text.saving : text.avatar.save}
            </Button>
          }
        >
          <AvatarCrop picture={picture} canvas={canvas} />
        </WritingDialog>
      )}
      {problem && (
        <WritingDialog title={problem.title} close={text.ok} onClose={() => setProblem(undefined)}>
          {problem.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </WritingDialog>
      )}
    </div>
  );
}

function readCanvas(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('empty canvas')));
    if (canvas) canvas.toBlob(done, 'image/jpeg', 0.92);
    else done(null);
  });
}
