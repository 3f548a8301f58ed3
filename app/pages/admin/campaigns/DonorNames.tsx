import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type DonorName,
  findDonorNames,
  removeDonorName,
} from '#domain/campaigns/campaign-calls.ts';
import { locale } from '#domain/language.ts';
import styles from '../newsletter/Newsletter.module.css';

/** What donors wrote to be shown, so that somebody looks at it. */
export function DonorNames({ id }: { id: string }) {
  const text = useCampaignEditorText().donors;
  const language = useLanguage();
  const { data: names, failure, reload } = useCall(findDonorNames, { id });
  const [asked, setAsked] = useState<DonorName>();
  return (
    <section className={styles.part} aria-labelledby="names">
      <h2 id="names">{text.title}</h2>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {names?.length === 0 && <p>{text.none}</p>}
      <ul className={`plain-list ${styles.block}`} hidden={!names?.length}>
        {names?.map((one) => (
          <li key={one.donationId} className={styles.head}>
            <span>
              {one.name}
              <span className={styles.address}>{longDate(one.date, locale[language])}</span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={text.removeOf(one.name)}
              onClick={() => setAsked(one)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={text.removeTitle(asked.name)}
          action={text.remove}
          onClose={() => setAsked(undefined)}
          run={async () => {
            await call(removeDonorName, { id, donationId: asked.donationId });
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
