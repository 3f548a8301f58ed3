import { useState } from 'react';
import { Link } from 'react-router';
import { callFile } from '#app/api/call.ts';
import { saveFile } from '#app/components/save-file.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { exportOwnArchive } from '#domain/accounts/privacy-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { EraseAccount } from './EraseAccount.tsx';

/** What people may ask of whoever keeps their data: to see it, and that it goes. */
export function Privacy({ userId }: { userId: string }) {
  const text = useAccountText().privacy;
  const language = useLanguage();
  return (
    <>
      <ExportOwnData />
      <EraseAccount userId={userId} />
      <p>
        <Link to={pathFor('privacyNotice', language)}>{text.notice}</Link>
      </p>
    </>
  );
}

function ExportOwnData() {
  const text = useAccountText().privacy.export;
  const [ready, setReady] = useState(false);
  return (
    <Section title={text.title} lead={text.lead}>
      <ConfirmPasswordForm
        label={text.begin}
        run={async (password) => {
          setReady(false);
          const archive = await callFile(exportOwnArchive, { password });
          saveFile(text.file, archive.type, archive);
          setReady(true);
        }}
      />
      <div aria-live="polite">{ready && <Notice kind="success" title={text.ready} />}</div>
    </Section>
  );
}
