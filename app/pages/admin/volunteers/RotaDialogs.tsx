import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useVolunteerRotaText } from '#app/i18n/volunteer-rota/use-volunteer-rota-text.ts';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import {
  assignShift,
  cancelShift,
  findFree,
  type RotaShift,
  releaseShift,
} from '#domain/volunteers/shift-calls.ts';
import { shiftLimits } from '#domain/volunteers/shift-rules.ts';

export type RotaQuestion =
  | { what: 'assign'; shift: RotaShift }
  | { what: 'cancel'; shift: RotaShift }
  | { what: 'release'; shift: RotaShift; person: RotaShift['people'][number] };

interface Props {
  say: (title: string) => void;
  onClose: () => void;
}

/** What is asked before a change of one shift. */
export function RotaDialogs({ asked, ...props }: Props & { asked: RotaQuestion }) {
  const text = useVolunteerRotaText().release;
  if (asked.what === 'assign') return <AssignDialog shift={asked.shift} {...props} />;
  if (asked.what === 'cancel') return <CancelDialog shift={asked.shift} {...props} />;
  const { shift, person } = asked;
  return (
    <ConfirmDialog
      title={text.title(person.name)}
      action={text.button(person.name)}
      onClose={props.onClose}
      run={async () => {
        await call(releaseShift, { id: shift.id, folio: person.folio });
        props.say(text.done);
      }}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  );
}

function AssignDialog({ shift, say, onClose }: Props & { shift: RotaShift }) {
  const text = useVolunteerRotaText().assign;
  const when = useShiftWords();
  const { data: free } = useCall(findFree, { id: shift.id });
  const form = useForm({
    defaults: { folio: '' },
    async send({ folio }) {
      await call(assignShift, { id: shift.id, folio: Number(folio) });
      say(text.done);
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} onClose={onClose}>
      <p>{when(shift)}</p>
      {free?.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <SelectField
          label={text.who}
          empty=""
          options={(free ?? []).map(({ folio, name }) => ({ value: String(folio), label: name }))}
          {...form.field('folio', { required: 'chooseOption' })}
        />
      )}
    </FormDialog>
  );
}

function CancelDialog({ shift, say, onClose }: Props & { shift: RotaShift }) {
  const text = useVolunteerRotaText().cancel;
  const when = useShiftWords();
  const form = useForm({
    defaults: { words: '' },
    async send({ words }) {
      await call(cancelShift, { id: shift.id, words });
      say(text.done);
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.button }} form={form} onClose={onClose}>
      <p>{when(shift)}</p>
      <TextField
        multiline
        rows={3}
        label={text.words}
        hint={text.hint}
        maxLength={shiftLimits.notes}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
