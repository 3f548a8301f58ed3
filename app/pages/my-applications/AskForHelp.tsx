import { useState } from 'react';
import { askForHelp } from '#app/adoption/own-adoptions.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { followUpLimits } from '#domain/adoption/follow-up.ts';

interface Props {
  applicationId: string;
  onDone: (message: string) => void;
}

/** On whatever day, in the family's own words. */
export function AskForHelp({ applicationId, onDone }: Props) {
  const text = useMyApplicationsText().adopted;
  const { keyOf } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const asked = { applicationId, words: words.trim() };
  return (
    <div>
      <Button icon="warning" onClick={() => setAsking(true)}>
        {text.ask}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.askTitle}
          action={text.send}
          onClose={() => setAsking(false)}
          run={async () => {
            await askForHelp(applicationId, asked.words, keyOf(asked));
            setWords('');
            onDone(text.sent);
          }}
        >
          <p>{text.emergency}</p>
          <TextField
            multiline
            rows={5}
            label={text.words}
            hint={text.wordsHint}
            maxLength={followUpLimits.words}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}
