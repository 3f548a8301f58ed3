import { Link } from 'react-router';
import { openHelp } from '#app/adoption/application.ts';
import { ContractLink } from '#app/adoption/ContractLink.tsx';
import { adviceFor } from '#app/adoption/own-adoptions.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { pictureOf } from '#app/components/managed-media.ts';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type AdoptedPet,
  findOwnAdoptions,
  type OwnAdoption,
  type OwnAdoptions,
} from '#domain/adoption/own-adoption-calls.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdoptedPets.module.css';
import { AskForHelp } from './AskForHelp.tsx';
import type { OwnApplication } from './own-calls.ts';
import { Part } from './Part.tsx';

interface Props {
  application: OwnApplication;
  onDone: (message: string) => void;
}

/** What a family needs once a pet has come home: help at any time, what comes next, the guide and the papers. */
export function AdoptedPets({ application, onDone }: Props) {
  const { id } = application;
  const { data, failure, reload } = useCall(findOwnAdoptions, {});
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const adoption = data.adoptions.find((one) => one.applicationId === id);
  if (!adoption) return null;
  return (
    <>
      <Help {...{ application, onDone }} email={data.email} />
      <Papers application={application} adoption={adoption} />
      <Guide adoption={adoption} guide={data.guide} />
    </>
  );
}

function Help({ application, email, onDone }: Props & Pick<OwnAdoptions, 'email'>) {
  const text = useMyApplicationsText().adopted;
  const language = useLanguage();
  const waiting = openHelp(application);
  return (
    <Part title={text.help}>
      {waiting.map(({ askedAt, words }) => (
        <p key={askedAt} className={styles.quote}>
          <strong>{text.asked(formatInstant(askedAt, language))}</strong> {words}
        </p>
      ))}
      <p>{text.helpLead}</p>
      <AskForHelp applicationId={application.id} onDone={onDone} />
      <p>
        {email ? (
          <>
            {text.writeTo} <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : (
          <Link to={pathFor('contact', language)}>{text.writeByForm}</Link>
        )}
      </p>
    </Part>
  );
}

const petPages = [
  ['medicalRecord', 'heart', 'seeRecord'],
  ['petPassport', 'check', 'seePassport'],
  ['petTimeline', 'clock', 'seeTimeline'],
] as const;

function Papers({ application, adoption }: Pick<Props, 'application'> & { adoption: OwnAdoption }) {
  const { adopted: text, page } = useMyApplicationsText();
  const language = useLanguage();
  const { nextAskedOn, pets } = adoption;
  return (
    <Part title={text.papers}>
      <ul className={`plain-list ${styles.pets}`}>
        {pets.map((pet) => (
          <li key={pet.id} className={styles.pet}>
            <Picture pet={pet} />
            <div className={styles.ways}>
              {petPages.map(([target, icon, label]) => (
                <ButtonLink
                  key={target}
                  to={pathFor(target, language, { id: pet.id })}
                  variant="quiet"
                  size="small"
                  icon={icon}
                >
                  {page[label](pet.name)}
                </ButtonLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {application.contract && <ContractLink contract={application.contract} reader="family" />}
      <p>{nextAskedOn ? text.next(longDate(nextAskedOn, locale[language])) : text.noNext}</p>
    </Part>
  );
}

function Picture({ pet }: { pet: AdoptedPet }) {
  const picture = pictureOf(pet);
  if (!picture) return null;
  return <PetThumbnail media={picture} size={120} alt={pet.name} className={styles.picture} />;
}

interface GuideProps {
  adoption: OwnAdoption;
  guide: OwnAdoptions['guide'];
}

function Guide({ adoption, guide }: GuideProps) {
  return (
    <Part title={guide.title}>
      <ul>
        {adviceFor(adoption, guide).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{guide.help}</p>
    </Part>
  );
}
