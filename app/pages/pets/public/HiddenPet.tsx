import { pathOf } from '#app/components/managed-media.ts';
import { characterFacts } from '#app/i18n/pet-character.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import styles from './HiddenPet.module.css';
import { History } from './History.tsx';
import { PetFacts } from './PetFacts.tsx';

/** All that is told of a pet, as its people read it while nobody else does. */
export function HiddenPet({ pet: { description, media, history } }: { pet: ManagedPet }) {
  const { photoOf, pet: words } = useText().pets;
  const { name, personality, story } = description;
  return (
    <div className={styles.pet}>
      {media.length > 0 && (
        <ul className={`plain-list ${styles.media}`} aria-label={words.gallery(name)}>
          {media.map((item) => (
            <li key={item.id}>
              {item.kind === 'image' ? (
                <img src={pathOf(item)} alt={photoOf(name)} loading="lazy" decoding="async" />
              ) : (
                // biome-ignore lint/a11y/useMediaCaption: people record their pets, nobody writes captions
                <video src={pathOf(item)} poster={item.thumbnail} controls preload="none" />
              )}
            </li>
          ))}
        </ul>
      )}
      <section className={styles.story} lang="es-MX">
        <h2>{words.story}</h2>
        <p>{personality}</p>
        <p>{story}</p>
      </section>
      <PetFacts pet={description} character={characterFacts(description, useLanguage())} />
      <History history={history} />
    </div>
  );
}
