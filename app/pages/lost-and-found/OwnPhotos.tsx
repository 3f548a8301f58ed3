import { lazy } from 'react';
import { useParams } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import styles from './LostAndFound.module.css';
import { ownForm, ownWhats } from './own-notice-form.ts';
import type { OwnPage } from './own-page.ts';

const NoticePhotos = lazy(() => import('./NoticePhotos.tsx'));

/** The photos of one's own notice, and room for more. */
export function OwnPhotos({ page: { photos, notice } }: { page: OwnPage }) {
  const { key = '' } = useParams();
  const isReady = useHydrated();
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 id="photos">{photos.heading}</h2>
      <p className={styles.soft}>{photos.rule}</p>
      {notice.pictures.length > 0 && (
        <ul className={`plain-list ${styles.photos}`}>
          {notice.pictures.map(({ id, path }, index) => (
            <li key={id} className={styles.part}>
              <img src={path} alt={photos.alt[index]} />
              {notice.isManager && (
                <form method="post">
                  <input type="hidden" name={ownForm.photo} value={id} />
                  <Button
                    type="submit"
                    size="small"
                    variant="quiet"
                    icon="trash"
                    name={ownForm.what}
                    value={ownWhats.removePhoto}
                  >
                    {photos.remove}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <noscript>
        <p>{photos.needsScript}</p>
      </noscript>
      {isReady && (
        <LazyBoundary>
          <NoticePhotos linkKey={key} known={notice.pictures.length} hint={photos.hint} />
        </LazyBoundary>
      )}
    </section>
  );
}
