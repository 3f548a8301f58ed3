import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { NextStep } from './NextStep.tsx';
import type { loader } from './PetPage.loader.ts';
import styles from './PetSummary.module.css';

interface Props {
  shown: Extract<Awaited<ReturnType<typeof loader>>, { kind: 'shown' }>;
  /** Of its page. */
  path: string;
  /** Nobody adopts from themselves; known once the page has loaded. */
  isOwn: boolean;
}

/** Beside its pictures: who it is, where it can be met, and what a visitor can do for it. */
export function PetSummary({ shown, path, isOwn }: Props) {
  const { programme, pet, written, needs, days, group, notices, reserved, sharing } = shown;
  const { pets: words } = useText();
  const language = useLanguage();
  const { siteUrl } = useSite();
  const kind = words.species(pet.species, pet.sex);
  return (
    <div className={styles.summary}>
      <p className={programme === 'adoption' ? styles.waiting : styles.recovering}>
        {reserved?.tag ?? (programme === 'adoption' ? words.waiting(days) : words.recovering(days))}
      </p>
      <h1>{pet.name}</h1>
      <p className={styles.facts}>
        {[kind, words.ageOf(pet), words.size(pet.size, pet.sex)].join(' · ')}
      </p>
      <p className={styles.place}>
        <Icon name="pin" />
        {pet.city}, {pet.federalState}
      </p>
      {group && (
        <p className={styles.group}>
          <Icon name="paw" />
          <span>
            <strong>{group.heading}:</strong> {pet.name}
            {group.pets.map(({ name, to }) => (
              <span key={to}>
                {' · '}
                <Link to={to}>{name}</Link>
              </span>
            ))}
          </span>
        </p>
      )}
      {notices.map(({ to, icon, lead, text }) => (
        <Link key={to} className={styles.event} to={to}>
          <Icon name={icon} />
          <span>
            <strong>{lead}</strong>
            <br />
            {text}
          </span>
        </Link>
      ))}
      <p className={styles.personality} lang={writtenLanguage(language)}>
        {pet.personality}
      </p>
      {written && <p className={styles.written}>{written}</p>}
      {!(isOwn && programme === 'adoption') && (
        <NextStep
          pet={pet}
          names={group?.names}
          programme={programme}
          reserved={reserved}
          needs={needs}
          address={siteUrl + path}
          code={sharing.code}
        />
      )}
      <pet-heart pet={pet.id} name={pet.name} all={shown.favorites} />
      <p className={styles.kit}>
        {sharing.links.map(({ label, to }) => (
          <Link key={to} to={to} rel="nofollow">
            {label}
          </Link>
        ))}
      </p>
      <div className={styles.share}>
        <ShareMenu label={words.share.of(pet.name)} message={sharing.message} path={path} />
        <p className={styles.since}>{shown.since}</p>
      </div>
    </div>
  );
}
