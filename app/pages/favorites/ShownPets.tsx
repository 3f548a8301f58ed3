import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { loader } from './FavoritesPage.loader.ts';
import styles from './FavoritesPage.module.css';
import { NoLongerShown } from './NoLongerShown.tsx';
import { useKeptPets } from './use-kept-pets.ts';

const pictureSizes =
  '(min-width: 77rem) 23.7rem, (min-width: 60rem) 30vw, (min-width: 22.5rem) 45vw, 90vw';

/** Those that the address names, or that there are none. */
export default function ShownPets() {
  const { asked, pets, count } = useLoaderData<typeof loader>();
  const isReady = useHydrated();
  const kept = useKeptPets();
  if (isReady && kept.length === 0 && asked.length === 0) return <Nobody />;
  return (
    <>
      {pets.length > 0 && (
        <section className={styles.shown} aria-labelledby="shown">
          <h2 id="shown">{count}</h2>
          <ul className={`plain-list ${styles.grid}`}>
            {pets.map((pet) => (
              <li key={pet.id}>
                <PetCard pet={pet} heading="h3" dense sizes={pictureSizes} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NoLongerShown />
    </>
  );
}

function Nobody() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <EmptyState title={text.empty}>
      <p>{text.emptyText}</p>
      <ButtonLink to={pathFor('adoptionPets', useLanguage())} icon="paw">
        {text.see}
      </ButtonLink>
    </EmptyState>
  );
}
