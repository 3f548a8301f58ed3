import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { markAccountDeleted } from '#app/session/account-deleted-notice.ts';
import { clearSession } from '#app/session/session-store.ts';
import { type PetsAfterErasure, petsAfterErasure } from '#domain/accounts/erasure.ts';
import { eraseAccount, findErasureObstacles } from '#domain/accounts/privacy-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { countOwnPets } from './profile-queries.ts';

export function EraseAccount({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const { erase } = useAccountText().privacy;
  return (
    <Section title={erase.title} lead={erase.lead}>
      <Notice kind="info" title={erase.retainedTitle}>
        <p>{erase.retained}</p>
      </Notice>
      <div>
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {erase.begin}
        </Button>
      </div>
      {asking && <EraseDialog userId={userId} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** First what forbids it, then what becomes of the pets, of whoever has any; the password last. */
function EraseDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const text = useAccountText();
  const language = useLanguage();
  const [pets, setPets] = useState<PetsAfterErasure>();
  const [isErased, setErased] = useState(false);
  const counted = useFound(['ownPets', userId], () => countOwnPets(userId), { isFresh: true });
  const { data: petCount, busy: counting } = counted;
  // Where they could not be asked for, the portal says them in the end.
  const { data, busy: asking } = useCall(findErasureObstacles, {}, { isFresh: true });
  const obstacles = data?.obstacles ?? [];
  const busy = counting || asking;
  const { erase } = text.privacy;
  // Where they could not be counted, there may be some.
  const asksForPets = !busy && petCount !== 0;

  async function run(password: string) {
    await call(eraseAccount, { password, ...(pets && { pets }) });
    markAccountDeleted();
    // Not before: as long as this page is shown, its guard would ask for a sign-in.
    window.addEventListener('pagehide', () => clearSession(), { once: true });
    // The browser would ask about the password that was typed.
    flushSync(() => setErased(true));
    // A page of its own, so that nothing here still knows the person.
    window.location.replace(pathFor('home', language));
    // Busy until it comes.
    await new Promise(() => {});
  }

  if (obstacles.length > 0) {
    return (
      <WritingDialog title={erase.notYet} close={text.close} onClose={onClose}>
        {obstacles.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </WritingDialog>
    );
  }
  return (
    <WritingDialog
      title={erase.confirm}
      close={text.cancel}
      hasOwnAction
      holdsAtOnce={isErased}
      onClose={onClose}
    >
      {busy && <p role="status">{text.loading}</p>}
      {asksForPets && (
        <ChoiceField
          label={erase.pets.question}
          name="pets"
          value={pets}
          onChange={setPets}
          options={petsAfterErasure.values.map((value) => ({ value, ...erase.pets[value] }))}
        />
      )}
      {(pets || petCount === 0) && (
        <>
          <p>{erase.consequence}</p>
          <ConfirmPasswordForm label={erase.begin} run={run} />
        </>
      )}
    </WritingDialog>
  );
}
