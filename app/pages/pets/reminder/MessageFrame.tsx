import { type ReactNode, useEffect, useRef } from 'react';
import { Cat } from '#app/components/Animals.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './PetReminder.module.css';
import type { Reminder } from './reminder.ts';

interface Props {
  title: string;
  /** Whose picture stands above; a drawing where there is none. */
  reminder?: Pick<Reminder, 'petName' | 'picture'>;
  /** Set where the message answers a press: keyboard and screen reader go on from its title. */
  focus?: boolean;
  children: ReactNode;
}

export function MessageFrame({ title, reminder, focus, children }: Props) {
  const { photoOf } = useText().pets;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className={styles.page}>
      {reminder?.picture ? (
        <PetThumbnail
          className={styles.photo}
          media={reminder.picture}
          alt={photoOf(reminder.petName)}
          size={320}
        />
      ) : (
        <div className={styles.drawing}>
          <Cat coat="marmalade" />
        </div>
      )}
      <div className={styles.message}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
