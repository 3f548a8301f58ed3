import { useRef, useState } from 'react';
import { AddPhotos } from '#app/adoption/AddPhotos.tsx';
import { call } from '#app/api/call.ts';
import { useCallPage } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import {
  readDiary,
  removeDiaryEntry,
  type ShownDiaryEntry,
} from '#domain/fostering/foster-diary-calls.ts';
import { locale } from '#domain/language.ts';
import { mostPrivatePhotos } from '#domain/private-photos.ts';
import { DiaryForm } from './DiaryForm.tsx';
import { DiaryPhotos } from './DiaryPhotos.tsx';
import styles from './Fostering.module.css';

interface Props {
  petId: string;
  petName: string;
  /** Who fosters it writes; the pet's people look. */
  side: 'foster' | 'people';
}

/** What whoever fosters a pet writes of it, the newest first. */
export function Diary({ petId, petName, side }: Props) {
  const text = useFosteringText().diary;
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useCallPage(
    readDiary,
    { id: petId, page },
    { keepsPrevious: true },
  );
  const [removed, setRemoved] = useState<ShownDiaryEntry>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, removed !== undefined, data?.items);
  const done = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <section className={frame.part} aria-labelledby="diary">
      <h2 id="diary">{text.title}</h2>
      {side === 'foster' && (
        <DiaryForm
          petId={petId}
          petName={petName}
          onSaved={() => {
            setPage(1);
            done(text.saved);
          }}
        />
      )}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.items.length === 0 && <p className={styles.soft}>{text.none[side]}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {data?.items.map((entry, index) => (
          <li key={entry.id} className={styles.card}>
            <Entry
              entry={entry}
              isNewest={page === 1 && index === 0}
              petName={petName}
              side={side}
              onChanged={done}
              onPhotoAdded={() => {
                done(text.photoAdded);
                reload();
              }}
              onRemove={() => setRemoved(entry)}
            />
          </li>
        ))}
      </ul>
      {data && data.lastPage > 1 && (
        <div className={styles.ways}>
          {page > 1 && (
            <Button size="small" variant="outline" onClick={() => setPage(page - 1)}>
              {text.newer}
            </Button>
          )}
          {page < data.lastPage && (
            <Button size="small" variant="outline" onClick={() => setPage(page + 1)}>
              {text.older}
            </Button>
          )}
        </div>
      )}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          onClose={() => setRemoved(undefined)}
          run={async () => {
            await call(removeDiaryEntry, { id: removed.id });
            done(text.removed);
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface EntryProps extends Pick<Props, 'side' | 'petName'> {
  entry: ShownDiaryEntry;
  /** Photos are mostly added to this one: the others offer it by a button. */
  isNewest: boolean;
  onChanged: (message: string) => void;
  onPhotoAdded: () => void;
  onRemove: () => void;
}

function Entry(props: EntryProps) {
  const { entry, isNewest, petName, side, onChanged, onPhotoAdded, onRemove } = props;
  const text = useFosteringText().diary;
  const language = useLanguage();
  const { timezone } = useSite();
  const when = new Date(entry.createdAt).toLocaleString(locale[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const [isAdding, setAdding] = useState(false);
  const room = mostPrivatePhotos - entry.photos.length;
  return (
    <>
      <time dateTime={entry.createdAt} className={styles.soft}>
        {when}
      </time>
      <p className={styles.words}>{entry.words}</p>
      <DiaryPhotos photos={entry.photos} petName={petName} side={side} onDecided={onChanged} />
      {side === 'foster' && entry.isOwn && (
        <>
          {(isNewest || isAdding) && (
            <AddPhotos folder={`diario/${entry.id}/`} room={room} onAdded={onPhotoAdded} />
          )}
          <div className={styles.ways}>
            {!isNewest && !isAdding && room > 0 && (
              <Button
                size="small"
                variant="outline"
                icon="camera"
                aria-label={text.addPhotosTo(when)}
                onClick={() => setAdding(true)}
              >
                {text.addPhotos}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              aria-label={text.removeOf(when)}
              onClick={onRemove}
            >
              {text.remove}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
