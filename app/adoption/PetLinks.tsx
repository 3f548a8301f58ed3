import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './PetLinks.module.css';

interface Props {
  ids: readonly string[];
  /** Those that may be shown, by id; the others have no page to link to. */
  pets: ReadonlyMap<string, { name: string }>;
  label: (name: string) => string;
  /** Further links. */
  children?: ReactNode;
}

/** To the pages of the pets of an application. */
export function PetLinks({ ids, pets, label, children }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.links}>
      {ids.map((id) => {
        const pet = pets.get(id);
        return (
          pet && (
            <ButtonLink
              key={id}
              to={pathFor('adoptionPet', language, { id })}
              variant="quiet"
              size="small"
              icon="paw"
            >
              {label(pet.name)}
            </ButtonLink>
          )
        );
      })}
      {children}
    </div>
  );
}
