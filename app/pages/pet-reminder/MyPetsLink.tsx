import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { usePetReminderText } from '#app/i18n/pet-reminder/use-pet-reminder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import messageStyles from '#app/shell/MessagePage.module.css';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './PetReminder.module.css';

const myPets = { adoption: 'myAdoptions', rehabilitation: 'myRehabilitations' } as const;

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
        <ButtonLink to={pathFor(myPets[programme], language)} icon="paw">
          {text.myPets}
        </ButtonLink>
        {children}
      </div>
      {!signedIn && <p className={styles.small}>{text.signIn}</p>}
    </>
  );
}
