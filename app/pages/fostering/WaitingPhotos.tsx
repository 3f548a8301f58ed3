import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findWaitingPhotos } from '#domain/fostering/foster-diary-calls.ts';
import { pathFor } from '#domain/site-map.ts';

interface Props {
  ofAll: boolean;
  /** Where nothing else is listed. */
  saysNone?: boolean;
}

/** Whose diaries offer photos that nobody has looked at. */
export function WaitingPhotos({ ofAll, saysNone = false }: Props) {
  const text = useFosteringText().diary;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findWaitingPhotos, { ofAll });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return saysNone ? <LoadingScreen /> : null;
  if (data.length === 0) return saysNone ? <EmptyState title={text.noneToLookAt} /> : null;
  return (
    <Notice title={text.toLookAt}>
      <ul>
        {data.map(({ petId, name, photos }) => (
          <li key={petId}>
            <Link to={pathFor('petFoster', language, { id: petId })}>
              {text.photosOf(name, photos)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
