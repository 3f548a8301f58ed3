import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { followUpLimits } from '#domain/adoption/follow-up.ts';
import { askForHelp } from '#domain/adoption/follow-up-calls.ts';

interface Props {
  applicationId: string;
  onDone: (message: string) => void;
}

/** On whatever day, in the family's own words. */
export function AskForHelp(props: Props) {
  const text = useMyApplicationsText().adopted;
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button icon="warning" onClick={() => setAsking(true)}>
        {text.ask}
      </Button>
      {isAsking && <HelpDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

function HelpDialog({ applicationId, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useMyApplicationsText().adopted;
  const form = useForm({
    defaults: { words: '' },
    async send({ words }, { keyOf }) {
      const asked = { id: applicationId, words: words.trim() };
      await call(askForHelp, asked, { idempotencyKey: keyOf(asked) });
      onDone(text.sent);
      onClose();
    },
  });
  return (
    <FormDialog title={text.askTitle} words={{ save: text.send }} form={form} onClose={onClose}>
      <p>{text.emergency}</p>
      <TextField
        multiline
        rows={5}
        label={text.words}
        hint={text.wordsHint}
        maxLength={followUpLimits.words}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
