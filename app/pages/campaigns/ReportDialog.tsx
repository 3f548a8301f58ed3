import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { type ReportReason, reportReasons } from '#domain/fundraisers/fundraiser-states.ts';
import { longestReport } from '#domain/fundraisers/limits.ts';
import { reportFundraiser } from '#domain/fundraisers/report-call.ts';

/** What a visitor wants the moderators to look at. */
export default function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useFundraiserText().report;
  const [reason, setReason] = useState<ReportReason>('scam');
  const [words, setWords] = useState('');
  const [captcha, setCaptcha] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isSent, setSent] = useState(false);
  const isDone = useRef(false);
  if (isSent) {
    return (
      <MessageDialog title={text.sent} close={text.close} onClose={onClose}>
        <p>{text.sentText}</p>
      </MessageDialog>
    );
  }
  return (
    <ConfirmDialog
      title={text.title}
      action={text.send}
      disabled={captcha === undefined}
      run={async () => {
        try {
          await call(reportFundraiser, { id, reason, words, captcha });
        } finally {
          // A solution is single-use.
          setCaptcha(undefined);
          setTries((last) => last + 1);
        }
        isDone.current = true;
        setSent(true);
      }}
      // The dialog that says so stays.
      onClose={() => !isDone.current && onClose()}
    >
      <ChoiceField
        label={text.reason}
        name="reason"
        value={reason}
        onChange={setReason}
        options={reportReasons.values.map((value) => ({ value, label: text.reasons[value] }))}
      />
      <TextField
        multiline
        rows={4}
        label={text.words}
        maxLength={longestReport}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Captcha key={tries} onSolve={setCaptcha} />
    </ConfirmDialog>
  );
}
