import { lazy, useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { favoritesQuery } from '#domain/pets/favorites-address.ts';
import type { loader } from './FavoritesPage.loader.ts';
import styles from './FavoritesPage.module.css';
import { useKeptPets } from './use-kept-pets.ts';

/** Its scripts come after the page's own: what the server wrote stays until then. */
const ShownPets = lazy(() => import('./ShownPets.tsx'));

/**
 * The pets that are kept on this device. The page is asked for them by its address, and keeps those whose heart is taken
 * away in sight until it is left: a second tap brings them back.
 */
export default function FavoritesPage() {
  const { text, asked } = useLoaderData<typeof loader>();
  const kept = useKeptPets();
  const isMissing = kept.some(({ id }) => !asked.includes(id));
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing) return;
    const query = favoritesQuery(kept.map(({ id }) => id));
    navigate(text.path + query, { replace: true, preventScrollReset: true });
  }, [isMissing, kept, navigate, text.path]);

  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {asked.length === 0 && (
          <noscript>
            <p>{text.needsScript}</p>
          </noscript>
        )}
        {isMissing && <p role="status">{text.loading}</p>}
        <LazyBoundary>
          <ShownPets />
        </LazyBoundary>
      </Wrap>
    </>
  );
}
