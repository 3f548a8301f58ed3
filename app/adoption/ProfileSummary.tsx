import { FactList } from '#app/components/FactList.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './ProfileSummary.module.css';
import { profileGroups } from './profile-facts.ts';

interface Props {
  profile: AdoptionProfile;
  /** Of the groups' headings. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** A family's adoption profile to read, in groups. */
export function ProfileSummary({ profile, heading: Heading = 'h3' }: Props) {
  const text = useApplicationWords().profile;
  return (
    <div className={styles.groups}>
      {profileGroups(profile, text).map(({ id, facts }) => (
        <section key={id}>
          <Heading className={styles.heading}>{text.groups[id]}</Heading>
          <FactList single>
            {facts.map((fact) => (
              <div key={fact.id}>
                <dt>{text.facts[fact.id]}</dt>
                <dd>{fact.answer}</dd>
              </div>
            ))}
          </FactList>
        </section>
      ))}
      <section>
        <Heading className={styles.heading}>{text.groups.references}</Heading>
        <References references={profile.references} />
      </section>
    </div>
  );
}

function References({ references }: Pick<AdoptionProfile, 'references'>) {
  const text = useApplicationWords().profile;
  if (references.length === 0) return <p>{text.noReferences}</p>;
  return (
    <ul className={`plain-list ${styles.references}`}>
      {references.map(({ name, relation, phone, email }) => (
        <li key={`${name} ${phone} ${email}`}>
          <strong>{name}</strong>
          {relation && <span>{relation}</span>}
          {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      ))}
    </ul>
  );
}
