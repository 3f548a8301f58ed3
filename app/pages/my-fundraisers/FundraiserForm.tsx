import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { toldRules } from '#app/forms/told-rules.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { dedicationErrors } from '#domain/error-messages/dedications.ts';
import { fundraiserErrors } from '#domain/error-messages/fundraisers.ts';
import { type FundraiserContent, fundraiserContent } from '#domain/fundraisers/fundraiser.ts';
import {
  findFundraiserTargets,
  type OwnFundraiser,
  saveFundraiser,
} from '#domain/fundraisers/fundraiser-calls.ts';
import { purposes } from '#domain/fundraisers/fundraiser-states.ts';
import {
  longestAlt,
  longestOrganizer,
  longestStory,
  longestTitle,
} from '#domain/fundraisers/limits.ts';
import { formatAmount, parsePesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fundraisers.module.css';

/** As fields hold it: the goal is typed in pesos. */
type Fields = Omit<FundraiserContent, 'goalCents' | 'targetId'> & {
  goalCents: string;
  targetId: string;
};

const texts = { ...dedicationErrors, ...fundraiserErrors };

interface Props {
  fundraiser?: OwnFundraiser;
  /** As they are known. */
  organizer: string;
}

/** What the page says. What everybody reads changes once a moderator has approved it. */
export function FundraiserForm({ fundraiser, organizer }: Props) {
  const text = useFundraiserText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { timezone } = useSite();
  const written = fundraiser?.written;
  const rules = toldRules(fundraiserContent, texts, language);
  const form = useForm<Fields, FundraiserContent, string>({
    rules: {
      resolver: (values, context, options) =>
        rules.resolver(
          { ...values, goalCents: parsePesos(values.goalCents) ?? Number.NaN } as never,
          context,
          options as never,
        ) as never,
    },
    defaults: {
      title: '',
      story: '',
      endsOn: addDays(dateIn(timezone, new Date()), 30),
      kind: 'food',
      purpose: 'general',
      alt: '',
      ...written,
      organizer,
      goalCents: written ? formatAmount(written.goalCents).replace(/^\$/, '') : '',
      targetId: written?.targetId ?? '',
    } as Fields,
    asksBeforeLeaving: true,
    async send(content, { keyOf }) {
      const key = fundraiser && { id: fundraiser.id, revision: fundraiser.revision };
      const idempotencyKey = keyOf(content as never);
      const { id } = await call(saveFundraiser, { ...key, content }, { idempotencyKey });
      return id;
    },
    onSent: (id) => {
      if (!fundraiser) navigate(pathFor('myFundraiser', language, { id }), { replace: true });
    },
  });
  return (
    <SchemaForm state={form} label={text.newTitle}>
      <div className={styles.form}>
        <Words form={form} />
        <Purpose form={form} />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
            {text.save}
          </SubmitButton>
        </div>
      </div>
    </SchemaForm>
  );
}

type Part = { form: Form<Fields, FundraiserContent> };

function Words({ form }: Part) {
  const { fields } = useFundraiserText();
  return (
    <>
      <TextField
        label={fields.title}
        hint={fields.titleHint}
        maxLength={longestTitle}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextField
        label={fields.organizer}
        hint={fields.organizerHint}
        maxLength={longestOrganizer}
        autoComplete="name"
        {...form.field('organizer')}
      />
      <TextField
        multiline
        rows={8}
        label={fields.story}
        hint={fields.storyHint}
        maxLength={longestStory}
        {...form.field('story')}
      />
      <TextField
        label={fields.goal}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('goalCents')}
      />
      <TextField type="date" label={fields.endsOn} {...form.field('endsOn')} />
      <TextField
        label={fields.alt}
        hint={fields.altHint}
        maxLength={longestAlt}
        autoComplete="off"
        {...form.field('alt')}
      />
    </>
  );
}

const kinds = ['food', 'sterilization', 'treatment'] as const;

function Purpose({ form }: Part) {
  const { fields } = useFundraiserText();
  const language = useLanguage();
  const { data: targets } = useCall(findFundraiserTargets, { language });
  const purpose = form.form.watch('purpose');
  const choices = purpose === 'pet' ? targets?.pets : targets?.campaigns;
  return (
    <>
      <ChoiceField
        label={fields.purpose}
        options={purposes.values.map((value) => ({ value, label: fields.purposes[value] }))}
        {...form.field('purpose')}
      />
      {purpose !== 'general' && (
        <SelectField
          key={`${purpose} ${choices?.length}`}
          label={fields[purpose]}
          empty={fields.choose}
          options={(choices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('targetId')}
        />
      )}
      {purpose !== 'campaign' && (
        <ChoiceField
          label={fields.kind}
          options={kinds.map((value) => ({ value, label: fields.kinds[value] }))}
          {...form.field('kind')}
        />
      )}
    </>
  );
}
