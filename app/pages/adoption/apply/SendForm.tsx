import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { FitList } from '#app/adoption/FitList.tsx';
import { ofPets } from '#app/adoption/shown-fit.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { fitOf } from '#domain/adoption/fit.ts';
import type { AppliedPet, loader } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';

interface Props {
  pets: readonly AppliedPet[];
  profile: AdoptionProfile;
  state: Parameters<typeof SchemaForm>[0]['state'] & { busy: boolean };
  /** What a visitor proves first. */
  mayBeSent?: boolean;
  /** It has taken the place of what was pressed. */
  focus: boolean;
  onChangeProfile: () => void;
  children: ReactNode;
}

/** The fit, the words to the rescuer, and sending. */
export function SendForm(props: Props) {
  const { pets, profile, state, mayBeSent = true, focus, onChangeProfile, children } = props;
  const text = useAdoptionText().apply;
  const language = useLanguage();
  const { reserved } = useLoaderData<typeof loader>();
  const fit = ofPets(
    pets.flatMap((pet) =>
      fitOf(pet, profile, { isPair: pets.length > 1 }).map((one) => ({
        ...one,
        text: one.text[language],
        about: pet.name,
      })),
    ),
    pets.length,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [focus]);
  return (
    <div className={styles.panel}>
      <h2 ref={heading} tabIndex={-1}>
        {text.sendTitle}
      </h2>
      <Section title={text.fit(pets.map(({ name }) => name).join(text.and))} lead={text.fitLead}>
        <FitList fit={fit} />
        <p className={styles.soft}>{text.profileThere}</p>
        <Button variant="quiet" icon="pencil" className={styles.link} onClick={onChangeProfile}>
          {text.changeProfile}
        </Button>
      </Section>
      <SchemaForm state={state} label={text.sendTitle}>
        {children}
        <div>
          <SubmitButton icon="paw" busy={state.busy} busyLabel={text.sending} disabled={!mayBeSent}>
            {reserved?.apply ?? text.send}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
