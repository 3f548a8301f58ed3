import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { removeFile } from '#app/api/pet-files.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import {
  allowFollowUpPhoto,
  type FoundFollowUpPhoto,
  findFollowUpPhotos,
  showFollowUpPhoto,
} from '#domain/adoption/follow-up-photo-calls.ts';
import styles from './FollowUpList.module.css';
import photoStyles from './PrivatePhotos.module.css';

interface Props {
  applicationId: string;
  /** Who adopted allows and takes back; whoever looks after the pet shows what is allowed. */
  isFamily: boolean;
}

/** What the family sent after the adoption; nothing where there is nothing. */
export function FollowUpPhotos({ applicationId, isFamily }: Props) {
  const text = useFollowUpText().photos;
  const { data, failure, reload } = useCall(findFollowUpPhotos, { applicationId });
  const { busy, failure: refusal, attempt } = useAttempt();
  const [removed, setRemoved] = useState<FoundFollowUpPhoto>();
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data || data.length === 0) return null;
  const allow = ({ followUpId: key, id: photoId }: FoundFollowUpPhoto, isAllowed: boolean) =>
    attempt(async () => {
      await call(allowFollowUpPhoto, { key, photoId, isAllowed });
    });
  const show = ({ id: photoId, isShown }: FoundFollowUpPhoto) =>
    attempt(async () => {
      await call(showFollowUpPhoto, { applicationId, photoId, isShown: !isShown });
    });
  return (
    <>
      <h3 className={styles.title}>{text.title}</h3>
      <p className={styles.lead}>{isFamily ? text.family : text.rescuer}</p>
      {refusal && <FailureNotice failure={refusal} />}
      <ul className={`plain-list ${photoStyles.list}`}>
        {data.map((photo, index) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer" aria-label={text.open(index + 1)}>
              <img src={photo.url} alt={text.photo(index + 1)} loading="lazy" />
            </a>
            <p className={styles.lead}>{stateOf(photo, isFamily, text)}</p>
            {isFamily ? (
              <>
                <label className={photoStyles.allow}>
                  <input
                    type="checkbox"
                    checked={photo.isAllowed}
                    disabled={busy}
                    onChange={({ target }) => allow(photo, target.checked)}
                  />
                  <span>{text.allowOne(index + 1)}</span>
                </label>
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  aria-label={text.remove(index + 1)}
                  onClick={() => setRemoved(photo)}
                >
                  {text.removeYes}
                </Button>
              </>
            ) : (
              photo.isAllowed && (
                <Button size="small" variant="outline" disabled={busy} onClick={() => show(photo)}>
                  {photo.isShown ? text.hide(index + 1) : text.show(index + 1)}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.removeYes}
          decline={text.removeNo}
          run={async () => {
            await removeFile(`seguimiento/${removed.followUpId}/`, removed.url);
            reload();
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function stateOf(
  { isAllowed, isShown }: FoundFollowUpPhoto,
  isFamily: boolean,
  { states }: ReturnType<typeof useFollowUpText>['photos'],
): string {
  if (isShown) return states.shown;
  if (isAllowed) return states.allowed;
  return isFamily ? states.private : states.notAllowed;
}
