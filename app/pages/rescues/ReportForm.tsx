import { Link } from 'react-router';
import { postCall } from '#app/api/transport/post-call.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCaptchaForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';
import type { RescueFormText } from '#app/i18n/rescue-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { GivenToCall } from '#domain/contract/call.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { reportAnimal } from '#domain/rescues/rescue-calls.ts';
import {
  type ReadyRescue,
  type RescueField,
  rescueInputOf,
  rescueProblems,
  tidyRescue,
} from '#domain/rescues/rescue-input.ts';
import { ReportFields } from './ReportFields.tsx';

/** Reports an animal; the page of the report follows. Whoever is signed in reports in their own name, without a captcha. */
export function ReportForm({ text, isKnown }: { text: RescueFormText; isKnown: boolean }) {
  const language = useLanguage();
  const { once } = useIdempotencyKey();
  const { formProps, field, isAwake, captcha, mayBeSent, busy, outcome, refusal } =
    useCaptchaForm<RescueField>({
      wakes: 'name',
      isKnown,
      problems: (typed) => rescueProblems(tidyRescue(rescueInputOf(typed))),
      async post(typed, proof) {
        const input = tidyRescue(rescueInputOf(typed)) as ReadyRescue;
        const said = { ...input, ...(proof && { captcha: proof }) };
        const { key } = await once(input, (idempotencyKey) => send(said, isKnown, idempotencyKey));
        const { pathFor: pathOf } = await import('#domain/site-map.ts');
        location.assign(pathOf('rescueReport', language, { key }));
      },
    });
  return (
    <form {...formProps} action={pathFor('help', language)} className={styles.form}>
      <ReportFields text={text} field={field} />
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

const load = () => import('#domain/rescues/rescue-calls.ts').then((of) => of.reportAnimal);

async function send(
  said: GivenToCall<typeof reportAnimal>,
  isKnown: boolean,
  idempotencyKey: Parameters<Parameters<ReturnType<typeof useIdempotencyKey>['once']>[1]>[0],
) {
  if (!isKnown) return postCall(load, said, { idempotencyKey });
  const { call } = await import('#app/api/call.ts');
  return call(await load(), said, { idempotencyKey });
}
