import { placeIn } from '#app/adoption/profile-facts.ts';
import { FactList } from '#app/components/FactList.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './FamilyFacts.module.css';
import type { ReceivedApplication } from './received-calls.ts';

/** Who they are, and how to reach them. */
export function FamilyFacts({ application }: { application: ReceivedApplication }) {
  const text = useReceivedText().page;
  const { facts } = useApplicationWords().profile;
  const { name, email, phone, language, profile } = application;
  return (
    <FactList className={styles.facts}>
      <div>
        <dt>{text.name}</dt>
        <dd>{name}</dd>
      </div>
      {email ? (
        <Contact email={email} phone={phone} allowsWhatsApp={profile?.allowsWhatsApp} />
      ) : (
        <div>
          <dt>{text.contact}</dt>
          <dd>{text.contactHidden}</dd>
        </div>
      )}
      {profile?.place && (
        <div>
          <dt>{facts.place}</dt>
          <dd>{placeIn(profile.place)}</dd>
        </div>
      )}
      <div>
        <dt>{text.language}</dt>
        <dd>{text.languages[language]}</dd>
      </div>
    </FactList>
  );
}

type ContactProps = Pick<ReceivedApplication, 'email' | 'phone'> & {
  allowsWhatsApp: boolean | undefined;
};

function Contact({ email, phone, allowsWhatsApp }: ContactProps) {
  const text = useReceivedText().page;
  return (
    <>
      <div>
        <dt>{text.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{text.phone}</dt>
        <dd>
          {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : text.noPhone}
          {phone && allowsWhatsApp && (
            <>
              {' · '}
              <a href={whatsAppAddress(phone)} rel="noreferrer" target="_blank">
                WhatsApp
              </a>
            </>
          )}
        </dd>
      </div>
    </>
  );
}

/** Of a Mexican telephone of ten digits (faq.whatsapp.com, "click to chat"). */
const whatsAppAddress = (digits: string): string => `https://wa.me/52${digits}`;
