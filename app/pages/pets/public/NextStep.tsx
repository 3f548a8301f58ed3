import { useRef } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { usePreload } from '#app/components/use-preload.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { contactAboutPet } from '#domain/contact/contact-address.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { applicationAddress } from '#domain/pets/application-address.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import styles from './NextStep.module.css';

interface Props {
  pet: PublicPet;
  /** Of a pair that is adopted together. */
  names?: string | undefined;
  programme: Programme;
  /** As they read on this page; `lang` where they are in another language. */
  needs: readonly { text: string; lang?: string }[];
  /** Of one that a family has reserved. */
  reserved?: { apply: string; text: string } | undefined;
  /** The page's whole address. */
  address: string;
  /** By which the pet is told from others of its name. */
  code: string;
}

/** What a visitor can do for this pet now: adopt it, or help it heal. */
export function NextStep({ pet, names, programme, reserved, needs, address, code }: Props) {
  return programme === 'adoption' ? (
    <HowToAdopt pet={pet} names={names} reserved={reserved} address={address} code={code} />
  ) : (
    <HowToHelp pet={pet} needs={needs} />
  );
}

function HowToAdopt({
  pet: { id, name },
  names = name,
  reserved,
  address,
  code,
}: Pick<Props, 'pet' | 'names' | 'reserved' | 'address' | 'code'>) {
  const words = useText().pets.pet;
  const language = useLanguage();
  const { whatsappNumber, adoptionApplication, takesApplications } = useSite();
  const actions = useRef<HTMLDivElement>(null);
  const applyPath = pathFor('applyForPet', language, { id });
  usePreload(takesApplications ? applyPath : undefined, actions);
  const text = words.whatsapp(`${name} (${code})`, address);
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const contact = whatsappNumber
    ? ({
        href: `https://wa.me/${whatsappNumber}?text=${encodeURIComponent(text)}`,
        icon: 'whatsapp',
        ...outside,
      } as const)
    : adoptionApplication
      ? ({
          href: applicationAddress(adoptionApplication, {
            name,
            address,
            subject: words.applySubject(name),
            text,
          }),
          icon: 'paw',
          ...outside,
        } as const)
      : ({ to: contactAboutPet(language, id), icon: 'paw' } as const);
  return (
    <section className={styles.box} aria-labelledby="next">
      <h2 id="next">{words.adoptTitle(names)}</h2>
      {reserved && <p>{reserved.text}</p>}
      <ol className={styles.steps}>
        {words.adoptSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div ref={actions} className={styles.actions}>
        {takesApplications ? (
          <>
            <ButtonLink to={applyPath} icon="paw">
              {reserved?.apply ?? words.apply(names)}
            </ButtonLink>
            <ButtonLink {...contact} icon={whatsappNumber ? 'whatsapp' : 'chat'} variant="outline">
              {words.ask}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink {...contact}>{words.write}</ButtonLink>
        )}
        <ButtonLink to={givingPath(language, { petId: id })} variant="outline" icon="heart">
          {words.giveFor(name)}
        </ButtonLink>
      </div>
      <ButtonLink to={pathFor('goingHome', language)} variant="quiet" className={styles.quiet}>
        {words.requirements}
      </ButtonLink>
    </section>
  );
}

function HowToHelp({ pet: { id, name }, needs }: Pick<Props, 'pet' | 'needs'>) {
  const words = useText().pets.pet;
  const language = useLanguage();
  return (
    <section className={`${styles.box} ${styles.care}`} aria-labelledby="next">
      <h2 id="next">{words.helpTitle(name)}</h2>
      <p>{words.helpText}</p>
      {needs.length > 0 && (
        <>
          <h3 id="needs">{words.needs}</h3>
          <ul className={`plain-list ${styles.needs}`} aria-labelledby="needs">
            {needs.map(({ text, lang }) => (
              <li key={text} lang={lang}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={givingPath(language, { petId: id })} icon="heart">
        {words.giveFor(name)}
      </ButtonLink>
    </section>
  );
}
