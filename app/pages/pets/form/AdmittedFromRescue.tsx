import { useEffect, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { FromRescue } from '#domain/rescues/record-address.ts';
import { admitAnimal } from '#domain/rescues/rescue-desk-calls.ts';
import { pathFor } from '#domain/site-map.ts';

/** Notes on the report, once its record is saved, that the animal has come. */
export function AdmittedFromRescue({ rescue, petId }: { rescue: FromRescue; petId: string }) {
  const text = useRescueDeskText().one.record;
  const language = useLanguage();
  const [isNoted, setNoted] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const note = () =>
    attempt(async () => {
      await call(admitAnimal, { ...rescue, petId });
      setNoted(true);
    });
  const begin = useRef(note);
  useEffect(() => {
    void begin.current();
  }, []);
  return (
    <>
      <div role="status">
        {busy && <p>{text.saving}</p>}
        {isNoted && <Notice kind="success" title={text.saved(rescue.folio)} />}
      </div>
      {failure && (
        <>
          <Notice kind="warning" title={text.failed} announce />
          <FailureNotice failure={failure} />
          <Button variant="outline" onClick={note}>
            {text.again}
          </Button>
        </>
      )}
      <ButtonLink
        variant="outline"
        to={pathFor('adminRescue', language, { folio: String(rescue.folio) })}
      >
        {text.back}
      </ButtonLink>
    </>
  );
}
