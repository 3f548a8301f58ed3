import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import type { PhotoDecision } from '#domain/fostering/foster-diary.ts';
import { decidePhoto, type ShownDiaryPhoto } from '#domain/fostering/foster-diary-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './Fostering.module.css';

interface Props {
  photos: readonly ShownDiaryPhoto[];
  petName: string;
  side: 'foster' | 'people';
  onDecided: (message: string) => void;
}

/** The photos of an entry; the pet's people say of those that are offered whether they go to its page. */
export function DiaryPhotos({ photos, petName, side, onDecided }: Props) {
  const text = useFosteringText().diary;
  const language = useLanguage();
  const { timezone } = useSite();
  const { busy, failure, attempt } = useAttempt();
  if (photos.length === 0) return null;

  const decide = (photo: ShownDiaryPhoto, decision: PhotoDecision) =>
    attempt(async () => {
      await call(decidePhoto, { photoId: photo.id, decision });
      onDecided(text.decided[decision](petName));
    });
  const standing = ({ isOffered, decision, decidedAt, decidedBy }: ShownDiaryPhoto): string => {
    if (decision === null) return isOffered ? text.waiting : '';
    const day = new Date(decidedAt ?? '').toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: timezone,
    });
    return text.standing[decision](day, decidedBy);
  };

  return (
    <>
      <ul className={`plain-list ${styles.photos}`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              aria-label={text.openPhoto(index + 1)}
            >
              <img src={photo.url} alt={text.photo(index + 1, petName)} loading="lazy" />
            </a>
            {standing(photo) && <p className={styles.soft}>{standing(photo)}</p>}
            {side === 'people' && photo.isOffered && photo.decision === null && (
              <div className={styles.ways}>
                <Button
                  size="small"
                  icon="check"
                  aria-label={text.acceptOf(index + 1)}
                  aria-disabled={busy || undefined}
                  onClick={() => decide(photo, 'accepted')}
                >
                  {text.accept}
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={text.declineOf(index + 1)}
                  aria-disabled={busy || undefined}
                  onClick={() => decide(photo, 'declined')}
                >
                  {text.decline}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
