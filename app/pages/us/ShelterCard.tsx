import { Chip } from '#app/components/Chip.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { PagePicture, type ShownPagePicture } from '#app/components/PagePicture.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './ShelterCard.module.css';

interface Props {
  /** As on the map. */
  number: number;
  shelter: {
    id: string;
    name: string;
    kind: 'shelter' | 'fosterHomes';
    city: string;
    federalState: string;
    area: string;
    does: string;
    lives: readonly string[];
    capacity: number;
    visits: string;
    photo?: ShownPagePicture | undefined;
  };
}

export function ShelterCard({ number, shelter }: Props) {
  const text = useText().content.shelters;
  return (
    <article
      id={shelter.id}
      className={styles.card}
      data-state={shelter.federalState === 'Jalisco' ? 'west' : 'east'}
    >
      {shelter.photo && <PagePicture className={styles.photo} {...shelter.photo} />}
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div>
          <p className={styles.kind}>{text.kinds[shelter.kind]}</p>
          <h3>{shelter.name}</h3>
        </div>
      </div>
      <p className={styles.place}>
        <Icon name="pin" />
        <span>
          {shelter.area}
          <br />
          {shelter.city}, {shelter.federalState}
        </span>
      </p>
      <p>{shelter.does}</p>
      <p className="visually-hidden">{text.lives}</p>
      <ul className={`plain-list ${styles.chips}`}>
        {shelter.lives.map((who) => (
          <li key={who}>
            <Chip icon="paw">{who}</Chip>
          </li>
        ))}
        <li>
          <Chip>{text.capacity(shelter.capacity)}</Chip>
        </li>
      </ul>
      <p className={styles.visits}>
        <Icon name="calendar" />
        <span>
          <strong>{text.visits}: </strong>
          {shelter.visits}
        </span>
      </p>
    </article>
  );
}
