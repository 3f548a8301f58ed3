import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { FocalPointDialog } from '#app/forms/FocalPointDialog.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { mediaAccept, mostMedia } from '#domain/pets/chosen-files.ts';
import { MediaList } from '../MediaList.tsx';
import {
  addressOf,
  focusOf,
  isChosen,
  isRejected,
  kindOf,
  type MediaItem,
} from '../media-items.ts';
import type { PetFormState } from '../use-pet-form.ts';
import styles from './MediaStep.module.css';

export function MediaStep({ form }: { form: PetFormState }) {
  const { labels, hints, media: text } = usePetFormText();
  const [announcement, setAnnouncement] = useState('');
  const [framedId, setFramedId] = useState<string>();
  const { media, removed } = form;
  const isFull = media.filter((item) => !isRejected(item)).length >= mostMedia;
  const nameOf = (item: MediaItem, index: number) => {
    if (isChosen(item) && isRejected(item)) return item.file.name;
    return kindOf(item) === 'image' ? text.photo(index + 1) : text.video(index + 1);
  };

  const framed = media.find(({ id }) => id === framedId);

  async function add(files: File[]) {
    const { duplicates, tooMany } = await form.add(files);
    const words = [
      ...(duplicates.length > 0 ? [text.duplicates(duplicates)] : []),
      ...(tooMany > 0 ? [text.tooMany(tooMany)] : []),
    ];
    setAnnouncement(words.join(' '));
  }

  return (
    <div className={styles.media}>
      <FileDrop
        name="media"
        label={labels.media}
        hint={hints.media}
        error={form.errorOf('media')}
        invitation={isFull ? text.full : text.choose}
        camera={text.camera}
        accept={mediaAccept}
        multiple
        disabled={isFull}
        onFiles={add}
      />
      <div aria-live="polite" className={styles.status}>
        {announcement && <Notice kind="info">{announcement}</Notice>}
        {form.preparing > 0 && <p className={styles.preparing}>{text.preparing}</p>}
        {removed && (
          <Notice kind="info">
            <div key={removed.item.id} ref={focusButton} className={styles.undo}>
              {text.removed(nameOf(removed.item, removed.index))}
              <Button size="small" variant="outline" onClick={form.undoRemoval}>
                {text.undo}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      <MediaList
        items={media}
        focalPoints={form.focalPoints}
        nameOf={nameOf}
        onMove={(from, to) => {
          const item = media[from];
          form.move(from, to);
          if (item) setAnnouncement(text.moved(nameOf(item, from), to + 1));
        }}
        onFrame={({ id }) => setFramedId(id)}
        onRemove={(item) => {
          setAnnouncement('');
          form.remove(item);
        }}
      />
      {framed && (
        <FocalPointDialog
          name={nameOf(framed, media.indexOf(framed))}
          src={addressOf(framed)}
          focus={focusOf(framed, form.focalPoints)}
          onMove={(point) => form.moveFocus(framed.id, point)}
          onClose={() => setFramedId(undefined)}
        />
      )}
      <ul className={styles.advice}>
        {text.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{text.formats}</li>
      </ul>
    </div>
  );
}

/** The button that removed it is gone; the keyboard goes on at the way back. */
const focusButton = (place: HTMLElement | null) => place?.querySelector('button')?.focus();
