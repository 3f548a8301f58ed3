import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { recordAddress } from '#domain/rescues/record-address.ts';
import type { RescueFile } from '#domain/rescues/rescue-desk-calls.ts';

const kinds = ['found', 'surrendered'] as const;

/** How the animal came, before its registration opens. */
export function RecordDialog({ report, onClose }: { report: RescueFile; onClose: () => void }) {
  const text = useRescueDeskText().one.record;
  const { cancel } = useAccountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const today = useToday();
  const [kind, setKind] = useState<(typeof kinds)[number]>(
    report.kind === 'surrender' ? 'surrendered' : 'found',
  );
  const [cameOn, setCameOn] = useState(today);
  return (
    <MessageDialog
      title={text.title}
      close={cancel}
      onClose={onClose}
      action={
        <Button
          icon="paw"
          onClick={() =>
            navigate(
              recordAddress(language, { folio: report.folio, kind, cameOn: cameOn || today }),
            )
          }
        >
          {text.open}
        </Button>
      }
    >
      <p>{text.text}</p>
      <SelectField
        label={text.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={({ target }) => setKind(target.value as (typeof kinds)[number])}
      />
      <TextField
        type="date"
        label={text.cameOn}
        value={cameOn}
        max={today}
        onChange={({ target }) => setCameOn(target.value)}
      />
    </MessageDialog>
  );
}
