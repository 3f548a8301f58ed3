import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { StatusMark } from '#app/components/StatusMark.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { ReviewStatus } from '#domain/document-folders/folder-document.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import styles from './Papers.module.css';

interface Props {
  pet: PublicPet;
  /** Of its document folder, where the portal keeps it. */
  checklist?: readonly { name: string; status: ReviewStatus; statusName: string }[];
}

/** What is known of its health and kept of its papers, as a list to tick off. The papers themselves are not public. */
export function Papers({ pet, checklist }: Props) {
  const words = useText().pets.pet.papers;
  const language = useLanguage();
  const { name, vaccines, dewormed, sterilized, folderId } = pet;
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{words.title}</h2>
      <ul className={`plain-list ${styles.facts}`}>
        <Paper there={vaccines !== ''} label={words.vaccines}>
          {vaccines ? (
            <span lang={writtenLanguage(language)}>{vaccines}</span>
          ) : (
            words.vaccinesUnknown
          )}
        </Paper>
        <Paper there={dewormed} label={words.deworming}>
          {words.dewormed(dewormed)}
        </Paper>
        <Paper there={sterilized} label={words.sterilization}>
          {words.sterilized(sterilized)}
        </Paper>
        <Paper there={folderId !== null} label={words.folder}>
          {folderId === null ? (
            words.noFolder
          ) : (
            <Link to={pathFor('documentFolder', language, { name, folderId })}>
              {words.openFolder(name)}
            </Link>
          )}
        </Paper>
      </ul>
      {checklist && (
        <ul className={`plain-list ${styles.checklist}`} aria-label={words.checklist}>
          {checklist.map((one) => (
            <li key={one.name}>
              {one.name}
              <StatusMark status={one.status} name={one.statusName} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Paper({ there, label, children }: { there: boolean; label: string; children: ReactNode }) {
  return (
    <li className={there ? styles.there : undefined}>
      <span className={styles.mark}>
        <Icon name={there ? 'check' : 'minus'} size={16} />
      </span>
      <div>
        <h3>{label}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
