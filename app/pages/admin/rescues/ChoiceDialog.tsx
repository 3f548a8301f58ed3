import { call } from '#app/api/call.ts';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { federalStates } from '#domain/federal-states.ts';
import type { RescueChoice } from '#domain/rescues/rescue-choice.ts';
import { chooseRescues } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { rescueKinds } from '#domain/rescues/rescue-words.ts';

interface Props {
  chosen: RescueChoice;
  onDone: () => void;
  onClose: () => void;
}

/** Of which new reports whoever reads is told by mail. */
export function ChoiceDialog({ chosen, onDone, onClose }: Props) {
  const text = useRescueDeskText().choice;
  const { kinds } = rescueLabels[useLanguage()];
  const form = useForm({
    defaults: { kinds: [...chosen.kinds], federalStates: [...chosen.federalStates] },
    async send(choice) {
      await call(chooseRescues, choice);
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} wide onClose={onClose}>
      <p>{text.lead}</p>
      <CheckGroup
        label={text.kinds}
        options={rescueKinds.values.map((value) => ({ value, label: kinds[value] }))}
        {...form.field('kinds')}
      />
      <CheckGroup label={text.places} options={federalStates} {...form.field('federalStates')} />
    </FormDialog>
  );
}
