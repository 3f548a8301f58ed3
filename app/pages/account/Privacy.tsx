import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callWire } from '#app/api/wire-client.ts';
import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession } from '#app/session/session-store.ts';
import { pathFor } from '#domain/site-map.ts';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';

/** What people may ask of whoever keeps their data: to see it, and that it goes. */
export function Privacy() {
  const text = useAccountText().privacy;
  const language = useLanguage();
  return (
    <>
      <ExportOwnData />
      <EraseAccount />
      <p>
        <Link to={pathFor('privacyNotice', language)}>{text.notice}</Link>
      </p>
    </>
  );
}

interface OwnData {
  /** By section, for machines. */
  datos: Record<string, unknown>;
  /** The same as an HTML document, for people. */
  documento: string;
}

function ExportOwnData() {
  const text = useAccountText().privacy.export;
  const language = useLanguage();
  const [exported, setExported] = useState<OwnData>();
  if (!exported) {
    return (
      <Section title={text.title} lead={text.lead}>
        <ConfirmPasswordForm
          label={text.begin}
          run={async (password) => {
            const body = { contrasena: password, lang: language };
            setExported(await callWire<OwnData>('usuarios:exportar', body));
          }}
        />
      </Section>
    );
  }
  const json = JSON.stringify(exported.datos, null, 2);
  return (
    <Section title={text.title} lead={text.ready}>
      <div>
        <Button
          size="small"
          icon="download"
          onClick={() => saveFile(`${text.file}.html`, 'text/html', exported.documento)}
        >
          {text.readable}
        </Button>{' '}
        <Button
          size="small"
          variant="outline"
          icon="download"
          onClick={() => saveFile(`${text.file}.json`, 'application/json', json)}
        >
          {text.json}
        </Button>
      </div>
    </Section>
  );
}

function EraseAccount() {
  const text = useAccountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { erase } = text.privacy;
  return (
    <Section title={erase.title} lead={erase.lead}>
      <Notice kind="info" title={erase.keptTitle}>
        <p>{erase.kept}</p>
      </Notice>
      <div>
        <Button size="small" variant="outline" onClick={() => setAsking(true)}>
          {erase.begin}
        </Button>
      </div>
      {asking && (
        <MessageDialog title={erase.confirm} close={text.cancel} onClose={() => setAsking(false)}>
          <p>{erase.consequence}</p>
          <ConfirmPasswordForm
            label={erase.begin}
            run={async (password) => {
              const body = { contrasena: password, lang: language };
              await callWire('usuarios:eliminar', body);
              // First away from here: the guard of this page would ask for a sign-in.
              await navigate(pathFor('home', language));
              clearSession();
            }}
          />
        </MessageDialog>
      )}
    </Section>
  );
}
