import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ExpenseCategory, expenseCategory } from '#domain/expenses/expense-kinds.ts';
import { categoryNames } from '#domain/expenses/expense-words.ts';
import {
  type ReadSpending,
  readSpending,
  setSpendingRules,
} from '#domain/spending/spending-calls.ts';
import { type GiftPurpose, restrictedKinds } from '#domain/spending/spending-rules.ts';
import styles from './Spending.module.css';

/** By which rules gifts pay expenses. */
export function SpendingRules() {
  const text = useSpendingText().rules;
  const language = useLanguage();
  const { data, failure, reload } = useCall(readSpending, { language });
  const [isSaved, setSaved] = useState(false);
  if (!data && failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return (
    <div className={styles.view}>
      {isSaved && <Notice kind="success" title={text.saved} announce />}
      {/* What was saved begins anew. */}
      <RulesForm key={data.revision} found={data} onSaved={() => setSaved(true)} />
    </div>
  );
}

const orders: readonly (readonly [GiftPurpose, GiftPurpose, GiftPurpose])[] = [
  ['pet', 'campaign', 'kind'],
  ['pet', 'kind', 'campaign'],
  ['campaign', 'pet', 'kind'],
  ['campaign', 'kind', 'pet'],
  ['kind', 'pet', 'campaign'],
  ['kind', 'campaign', 'pet'],
];

function RulesForm({ found, onSaved }: { found: ReadSpending; onSaved: () => void }) {
  const text = useSpendingText().rules;
  const language = useLanguage();
  const { rules, concepts, revision } = found;
  const paidBy = (id: string) =>
    rules.concepts.find(({ productId }) => productId === id)?.categories ?? [];
  const form = useForm({
    defaults: {
      ...{ startsOn: rules.startsOn, order: rules.order.join(), daysBack: String(rules.daysBack) },
      categories: [...rules.categories] as ExpenseCategory[],
      kinds: {
        food: [...rules.kinds.food] as ExpenseCategory[],
        sterilization: [...rules.kinds.sterilization] as ExpenseCategory[],
        treatment: [...rules.kinds.treatment] as ExpenseCategory[],
      },
      concepts: concepts.map(({ productId }) => ({
        productId,
        categories: [...paidBy(productId)] as ExpenseCategory[],
      })),
      tellsDonors: rules.tellsDonors,
    },
    async send({ order, daysBack, concepts: chosen, ...typed }) {
      await call(setSpendingRules, {
        ...typed,
        revision,
        order: order.split(',') as GiftPurpose[],
        daysBack: Number.isInteger(Number(daysBack)) && daysBack.trim() ? Number(daysBack) : -1,
        concepts: chosen.filter(({ categories }) => categories.length > 0),
      });
      onSaved();
    },
  });
  const options = expenseCategory.values.map((value) => ({
    value,
    label: categoryNames[value][language],
  }));
  return (
    <SchemaForm
      state={form}
      label={text.categories}
      fields={{
        startsOn: text.startsOn,
        categories: text.categories,
        daysBack: text.daysBack,
        ...Object.fromEntries(restrictedKinds.map((kind) => [`kinds.${kind}`, text.kinds[kind]])),
      }}
    >
      <TextField
        type="date"
        label={text.startsOn}
        hint={text.startsOnHint}
        required
        {...form.field('startsOn')}
      />
      <CheckGroup
        label={text.categories}
        hint={text.categoriesHint}
        options={options}
        {...form.field('categories')}
      />
      <SelectField
        label={text.order}
        hint={text.orderHint}
        options={orders.map((order) => ({
          value: order.join(),
          label: order.map((purpose) => text.purposes[purpose]).join(text.between),
        }))}
        {...form.field('order')}
      />
      <TextField
        inputMode="numeric"
        label={text.daysBack}
        hint={text.daysBackHint}
        {...form.field('daysBack')}
      />
      <Section title={text.kindsTitle} lead={text.kindsLead}>
        {restrictedKinds.map((kind) => (
          <CheckGroup
            key={kind}
            label={text.kinds[kind]}
            options={options}
            {...form.field(`kinds.${kind}`)}
          />
        ))}
        {concepts.map(({ productId, name }, index) => (
          <CheckGroup
            key={productId}
            label={text.concept(name)}
            hint={text.conceptHint}
            options={options}
            {...form.field(`concepts.${index}.categories`)}
          />
        ))}
      </Section>
      <Section title={text.tellsDonors}>
        <label className={styles.check}>
          <input type="checkbox" {...form.form.register('tellsDonors')} />
          {text.tell}
        </label>
      </Section>
      <div className={styles.ways}>
        <SubmitButton busy={form.busy} busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
