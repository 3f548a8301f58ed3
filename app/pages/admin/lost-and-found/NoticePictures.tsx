import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { type NoticeFile, removeDeskPhoto } from '#domain/lost-and-found/notice-desk-calls.ts';
import styles from './NoticeDesk.module.css';

/** Its photos; what shows a person, a plate or a house is removed for good. */
export function NoticePictures({ notice: { folio, pictures } }: { notice: NoticeFile }) {
  const text = useNoticeDeskText().one;
  const [chosen, setChosen] = useState<string>();
  return (
    <section className={styles.part} aria-labelledby="notice-pictures">
      <h3 id="notice-pictures">{text.pictures}</h3>
      {pictures.length === 0 && <p className={styles.soft}>{text.noPictures}</p>}
      <ul className={`plain-list ${styles.pictures}`}>
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <img src={url} alt={text.picture(index + 1)} />
            <Button variant="quiet" size="small" icon="trash" onClick={() => setChosen(id)}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <RemoveDialog folio={folio} photoId={chosen} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

interface DialogProps {
  folio: number;
  photoId: string;
  onClose: () => void;
}

function RemoveDialog({ folio, photoId, onClose }: DialogProps) {
  const text = useNoticeDeskText().one;
  const form = useForm({
    defaults: {},
    async send() {
      await call(removeDeskPhoto, { folio, photoId });
      onClose();
    },
  });
  return (
    <FormDialog title={text.remove} words={{ save: text.remove }} form={form} onClose={onClose}>
      <p>{text.removeSure}</p>
    </FormDialog>
  );
}
