import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { moveNotice, type NoticeFile } from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import type { NoticeDeskTransition } from '#domain/lost-and-found/notice-machine.ts';
import styles from './NoticeDesk.module.css';

/** Where a notice stands, and what the desk can do with it. */
export function Decide({ notice }: { notice: NoticeFile }) {
  const text = useNoticeDeskText().one;
  const labels = noticeLabels[useLanguage()];
  const [chosen, setChosen] = useState<NoticeDeskTransition>();
  const { folio, kind, species, state, transitions } = notice;
  return (
    <header className={styles.part}>
      <h2>
        {folio} · {labels.kinds[kind]} · {labels.species[species]}
      </h2>
      <p role="status">
        <strong>{labels.states[state]}</strong>
      </p>
      <div className={styles.marks}>
        {transitions.map((name) => (
          <Button
            key={name}
            variant={name === 'publish' ? 'primary' : 'outline'}
            onClick={() => setChosen(name)}
          >
            {text.steps[name]}
          </Button>
        ))}
      </div>
      {chosen && (
        <MoveDialog notice={notice} transition={chosen} onClose={() => setChosen(undefined)} />
      )}
    </header>
  );
}

interface DialogProps {
  notice: NoticeFile;
  transition: NoticeDeskTransition;
  onClose: () => void;
}

/** What is said goes to whoever made it; to ask and to refuse need it. */
function MoveDialog({ notice: { folio, changedAt }, transition, onClose }: DialogProps) {
  const text = useNoticeDeskText().one;
  const isSaid = transition !== 'publish';
  const form = useForm({
    defaults: { words: '' },
    async send({ words }) {
      await call(moveNotice, { folio, transition, words, seen: changedAt });
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.steps[transition]}
      words={{ save: text.save }}
      form={form}
      onClose={onClose}
    >
      <TextField
        multiline
        rows={4}
        label={text.noteLabel}
        hint={isSaid ? text.noteHint : text.publishHint}
        maxLength={longestHistoryWords}
        {...form.field('words', isSaid ? { required: 'required' } : {})}
      />
    </FormDialog>
  );
}
