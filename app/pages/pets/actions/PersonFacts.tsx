import { FactList } from '#app/components/FactList.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import styles from './PersonFacts.module.css';

interface Props {
  name: string;
  email: string;
  /** Ten digits, or as an imported pet has it. */
  phone: string;
  address?: string;
}

/** Somebody's contacts, as links that write and call; what is not known is left out. */
export function PersonFacts({ name, email, phone, address }: Props) {
  const text = useMyPetsText().person;
  if (!name && !email && !phone && !address) return <p>{text.none}</p>;
  return (
    <FactList single className={styles.facts}>
      {name && (
        <div>
          <dt>{text.name}</dt>
          <dd>{name}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{text.phone}</dt>
          <dd>
            <a
              href={`tel:${parsePhone(phone) ? `+52${parsePhone(phone)}` : phone.replace(/\s/g, '')}`}
            >
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{text.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
    </FactList>
  );
}
