import { useLoaderData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { letPetGo } from '#app/components/kept-pets.ts';
import type { loader } from './FavoritesPage.loader.ts';
import styles from './FavoritesPage.module.css';
import { useKeptPets } from './use-kept-pets.ts';

/** Those that everybody could see when they were kept. */
export function NoLongerShown() {
  const { text, asked, pets, former } = useLoaderData<typeof loader>();
  const kept = useKeptPets();
  const isShown = new Set(pets.map(({ id }) => id));
  const told = new Map(former.map((one) => [one.id, one.text]));
  const gone = kept.filter(({ id }) => asked.includes(id) && !isShown.has(id));
  if (gone.length === 0) return null;
  return (
    <section className={styles.gone} aria-labelledby="gone">
      <h2 id="gone">{text.noLonger}</h2>
      <ul className="plain-list">
        {gone.map(({ id, name }) => (
          <li key={id}>
            <p>{told.get(id) ?? `${name}: ${text.unknown}`}</p>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${text.removeOf} ${name}`}
              onClick={() => letPetGo(id)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
