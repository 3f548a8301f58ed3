import { PagePicture, type ShownPagePicture } from '#app/components/PagePicture.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import styles from './Team.module.css';

interface Props {
  heading: string;
  lead: string | undefined;
  members: readonly {
    id: string;
    name: string;
    role: string;
    text: string | undefined;
    photo?: ShownPagePicture | undefined;
  }[];
}

/** The people of the organization, in the order in which editors name them. */
export function Team({ heading, lead, members }: Props) {
  return (
    <Wrap as="section" aria-labelledby="team" className={styles.section}>
      <h2 id="team">{heading}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={`plain-list ${styles.members}`}>
        {members.map(({ id, name, role, text, photo }) => (
          <li key={id} className={styles.member}>
            {photo && <PagePicture className={styles.photo} {...photo} />}
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
