import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { ownListOf } from '#app/components/pet-pages.ts';
import messageStyles from '#app/feedback/MessagePage.module.css';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './PetReminder.module.css';

/** The way on, which leads through the sign-in. `children` is another one. */
export function MyPetsLink({
  programme,
  children,
}: {
  programme: Programme;
  children?: ReactNode;
}) {
  const text = usePetReminderText();
  const language = useLanguage();
  const signedIn = useSession().status === 'authenticated';
  return (
    <>
      <div className={messageStyles.ways}>
        <ButtonLink to={pathFor(ownListOf[programme], language)} icon="paw">
          {text.myPets}
        </ButtonLink>
        {children}
      </div>
      {!signedIn && <p className={styles.small}>{text.signIn}</p>}
    </>
  );
}
