import { useCallback } from 'react';
import { Link } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { findWaitingPhotos } from './diary-calls.ts';

/** Whose diaries offer photos that nobody has looked at. */
export function WaitingPhotos({ ofAll }: { ofAll: boolean }) {
  const text = useFosteringText().diary;
  const language = useLanguage();
  const load = useCallback(() => findWaitingPhotos(ofAll), [ofAll]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data || data.length === 0) return null;
  return (
    <Notice title={text.toLookAt}>
      <ul>
        {data.map(({ mascota_id, mascota, fotos }) => (
          <li key={mascota_id}>
            <Link to={pathFor('petFoster', language, { id: mascota_id })}>
              {text.photosOf(mascota, fotos)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
