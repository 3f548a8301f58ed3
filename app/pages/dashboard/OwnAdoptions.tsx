import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { longDate } from '#app/components/long-date.ts';
import { pictureOf } from '#app/components/managed-media.ts';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type AdoptedPet, findOwnAdoptions } from '#domain/adoption/own-adoption-calls.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Dashboard.module.css';

/** The pets that somebody adopted here, each with the way to its guide, papers and help; nothing where there are none. */
export function OwnAdoptions() {
  const text = useDashboardText().adopted;
  const language = useLanguage();
  const { data } = useCall(findOwnAdoptions, {});
  if (!data || data.adoptions.length === 0) return null;
  return (
    <section aria-labelledby="own-adoptions" className={styles.part}>
      <h2 id="own-adoptions">{text.title}</h2>
      <ul className={`plain-list ${styles.waiting}`}>
        {data.adoptions.map(({ folio, pets, nextAskedOn }) => (
          <li key={folio}>
            <Link
              className={styles.item}
              to={pathFor('myApplication', language, { folio: String(folio) })}
            >
              {pets.map((pet) => (
                <Picture key={pet.id} pet={pet} />
              ))}
              <span>
                {pets.map(({ name }) => name).join(text.and)}
                <br />
                <span className={styles.hint}>
                  {nextAskedOn ? text.next(longDate(nextAskedOn, locale[language])) : text.see}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ pet }: { pet: AdoptedPet }) {
  const picture = pictureOf(pet);
  return picture ? <PetThumbnail media={picture} size={64} className={styles.picture} /> : null;
}
