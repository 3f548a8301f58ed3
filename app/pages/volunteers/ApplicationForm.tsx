import { Link } from 'react-router';
import { postCall } from '#app/api/transport/post-call.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCaptchaForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { VolunteerFormText } from '#app/i18n/volunteer-form.ts';
import type { GivenToCall } from '#domain/contract/call.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { applyToVolunteer } from '#domain/volunteers/volunteer-calls.ts';
import {
  type ReadyVolunteer,
  tidyVolunteer,
  type VolunteerField,
  volunteerInputOf,
  volunteerProblems,
} from '#domain/volunteers/volunteer-input.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { sentParam } from './sent-param.ts';

/** Applies to volunteer. Whoever is signed in applies in their own name, without a captcha. */
export function ApplicationForm({ text, isKnown }: { text: VolunteerFormText; isKnown: boolean }) {
  const language = useLanguage();
  const { once } = useIdempotencyKey();
  const { formProps, field, isAwake, captcha, mayBeSent, busy, outcome, refusal } =
    useCaptchaForm<VolunteerField>({
      wakes: 'name',
      isKnown,
      problems: (typed) => volunteerProblems(tidyVolunteer(volunteerInputOf(typed)), isKnown),
      async post(typed, proof) {
        const input = tidyVolunteer(volunteerInputOf(typed)) as ReadyVolunteer;
        const said = { ...input, ...(proof && { captcha: proof }) };
        const { mustConfirm } = await once(input, (idempotencyKey) =>
          send(said, isKnown, idempotencyKey),
        );
        const { pathFor: pathOf } = await import('#domain/site-map.ts');
        location.assign(
          mustConfirm
            ? `${pathOf('volunteering', language)}?${sentParam}=1`
            : pathOf('myVolunteering', language),
        );
      },
    });
  return (
    <form {...formProps} action={pathFor('volunteering', language)} className={styles.form}>
      <ApplicationFields text={text} field={field} isKnown={isKnown} />
      {!isKnown &&
        (isAwake ? <Captcha {...captcha} /> : <p className={styles.small}>{text.first}</p>)}
      <Button type="submit" icon="check" className={styles.send} disabled={!mayBeSent}>
        {busy ? text.sending : text.send}
      </Button>
      <div aria-live="polite">{refusal && <Notice kind="error" title={refusal} announce />}</div>
      <FormOutcome
        outcome={outcome === 'sent' ? undefined : outcome}
        sent={{ title: '', text: '' }}
      />
      <p className={styles.small}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{text.privacyLink}</Link>
      </p>
    </form>
  );
}

const load = () =>
  import('#domain/volunteers/volunteer-calls.ts').then((of) => of.applyToVolunteer);

async function send(
  said: GivenToCall<typeof applyToVolunteer>,
  isKnown: boolean,
  idempotencyKey: Parameters<Parameters<ReturnType<typeof useIdempotencyKey>['once']>[1]>[0],
) {
  if (!isKnown) return postCall(load, said, { idempotencyKey });
  const { call } = await import('#app/api/call.ts');
  return call(await load(), said, { idempotencyKey });
}
