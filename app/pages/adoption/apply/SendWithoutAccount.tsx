import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/api/call.ts';
import { Captcha } from '#app/forms/Captcha.tsx';
import type { DraftPlace } from '#app/forms/drafts.ts';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { Section } from '#app/forms/Section.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import type { SentWords } from '#app/forms/use-idempotency-key.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { sendWithoutAccount } from '#domain/adoption/pending-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';
import { type Contact, contactSchema, noContact } from './contact-schema.ts';
import { MessageField } from './MessageField.tsx';
import { SendForm } from './SendForm.tsx';

interface Props {
  pets: readonly AppliedPet[];
  profile: AdoptionProfile;
  place: DraftPlace;
  /** As it was sent before, to another address perhaps. */
  start: Contact | undefined;
  onChangeProfile: () => void;
  /** A mail is under way to this address. */
  onAsked: (contact: Contact) => void;
}

/** As far as it was typed, and what was tried with it. */
type KeptContact = Partial<Contact> & { sent?: SentWords };

/** Who applies, and the words to the rescuer. The mail's link proves the address, sends it and makes the account. */
export function SendWithoutAccount(props: Props) {
  const { pets, profile, place, start, onAsked, onChangeProfile } = props;
  const text = useAdoptionText().apply.visitor;
  const language = useLanguage();
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [{ sent, ...kept }] = useState<KeptContact>(() => ({
    ...(place.read() as object),
    ...start,
  }));
  const state = useForm({
    rules: schemaRules(contactSchema),
    defaults: noContact,
    draft: {
      kept: Object.keys(kept).length > 0 ? kept : undefined,
      write: (contact, words) => place.write({ ...contact, sent: words }),
      remove: place.remove,
    },
    sentBefore: sent,
    async send(contact, { keyOf }) {
      const said = { ...contact, profile, petIds: pets.map(({ id }) => id) };
      const idempotencyKey = keyOf(said);
      await call(sendWithoutAccount, { ...said, captcha }, { idempotencyKey });
    },
    onSent: () => onAsked(state.form.getValues()),
    settled() {
      // A solution is single-use.
      setCaptcha(undefined);
      setAttempt((last) => last + 1);
    },
  });
  const { field } = state;
  return (
    <SendForm
      pets={pets}
      profile={profile}
      state={state}
      mayBeSent={captcha !== undefined}
      focus
      onChangeProfile={onChangeProfile}
    >
      <Section title={text.contact} lead={text.contactWhy}>
        <TextField label={text.name} autoComplete="name" {...field('name')} />
        <div className={styles.pair}>
          <EmailField label={text.email} {...field('email')} />
          <PhoneField label={text.phone} {...field('phone')} />
        </div>
        <MessageField {...field('message')} />
      </Section>
      {state.form.watch('email') ? (
        <Captcha key={attempt} onSolve={setCaptcha} />
      ) : (
        <p className={styles.soft}>{text.captchaFirst}</p>
      )}
      <p className={styles.soft}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{text.privacyLink}</Link>
      </p>
    </SendForm>
  );
}
