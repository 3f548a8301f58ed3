import { useState } from 'react';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { ContractText } from '#app/adoption/ContractText.tsx';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { FormActions } from '#app/forms/FormActions.tsx';
import { LeaveQuestion } from '#app/forms/LeaveQuestion.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { useSite } from '#app/site.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import {
  type ContractTemplateVersion,
  findContractTemplates,
  saveContractTemplate,
} from '#domain/adoption/contract-template-calls.ts';
import {
  contractPlaceholders,
  fillContract,
  unknownPlaceholders,
} from '#domain/adoption/contract-text.ts';
import { type Bilingual, type Language, languages } from '#domain/language.ts';
import styles from './AdminContractPage.module.css';
import { sampleValues } from './contract-sample.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** The organisation's adoption contract: its text in both languages, as versions. */
export default function AdminContractPage() {
  const text = useContractText().template;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Template />}
    </AdminFrame>
  );
}

function Template() {
  const { data, failure, reload } = useCall(findContractTemplates, {}, { isFresh: true });
  const [savedVersion, setSavedVersion] = useState<number>();
  const [base, setBase] = useState<ContractTemplateVersion>();
  const current = data?.versions[0];
  if (!current) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const shown = base ?? current;
  return (
    <>
      <TemplateForm
        key={shown.version}
        from={shown}
        savedVersion={savedVersion}
        onSaved={(version) => {
          setSavedVersion(version);
          setBase(undefined);
        }}
      />
      <Versions versions={data.versions} onLoad={setBase} />
    </>
  );
}

interface FormProps {
  from: ContractTemplateVersion;
  savedVersion: number | undefined;
  onSaved: (version: number) => void;
}

function TemplateForm({ from, savedVersion, onSaved }: FormProps) {
  const text = useContractText().template;
  const [shown, setShown] = useState<Language>('es');
  const site = useSite();
  const form = useForm<Bilingual, Bilingual, number>({
    defaults: { es: from.es, en: from.en },
    asksBeforeLeaving: true,
    async send(texts) {
      return (await call(saveContractTemplate, texts)).version;
    },
    onSent: onSaved,
  });
  const texts = form.form.watch();
  const check = (typed: string): string | true => {
    if (!typed.trim()) return text.required;
    if (typed.length > contractLimits.template) return text.tooLong;
    const [field] = unknownPlaceholders(typed);
    return field === undefined || text.unknown(field);
  };

  return (
    <>
      <Notice>
        <p>{text.lawyer}</p>
      </Notice>
      <SchemaForm state={form} label={text.title} fields={text.text}>
        <div className={styles.texts}>
          {languages.map((language) => (
            <TextField
              key={language}
              multiline
              rows={22}
              lang={language}
              label={text.text[language]}
              hint={text.hint}
              maxLength={contractLimits.template}
              {...form.field(language, { validate: check })}
            />
          ))}
        </div>
        <details>
          <summary className={styles.summary}>{text.fields}</summary>
          <ul className={`plain-list ${styles.fields}`}>
            {contractPlaceholders.wireWords.map((name) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code>
              </li>
            ))}
          </ul>
        </details>
        <div aria-live="polite">
          {savedVersion !== undefined && savedVersion === from.version && (
            <Notice kind="success">
              <p>{text.saved(savedVersion)}</p>
            </Notice>
          )}
        </div>
        <FormActions>
          <SubmitButton icon="check" busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </FormActions>
      </SchemaForm>
      <LeaveQuestion form={form} />
      <section className={styles.preview} aria-labelledby="contract-preview">
        <h2 id="contract-preview">{text.preview}</h2>
        <div className={styles.languages}>
          {languages.map((language) => (
            <Button
              key={language}
              size="small"
              variant={language === shown ? 'soft' : 'quiet'}
              aria-pressed={language === shown}
              onClick={() => setShown(language)}
            >
              {text.language[language]}
            </Button>
          ))}
        </div>
        <ContractText
          text={fillContract(texts[shown], sampleValues(shown, site))}
          language={shown}
        />
      </section>
    </>
  );
}

interface VersionsProps {
  versions: readonly ContractTemplateVersion[];
  onLoad: (version: ContractTemplateVersion) => void;
}

function Versions({ versions, onLoad }: VersionsProps) {
  const text = useContractText().template;
  const when = useSiteInstant();
  return (
    <section aria-labelledby="contract-versions">
      <h2 id="contract-versions">{text.versions}</h2>
      <ul className={`plain-list ${styles.versions}`}>
        {versions.map((version, index) => (
          <li key={version.version}>
            <span>
              <strong>{text.version(version.version)}</strong>
              {index === 0 && ` (${text.current})`} ·{' '}
              <time dateTime={version.createdAt}>{when(version.createdAt)}</time>
            </span>
            <Button size="small" variant="quiet" onClick={() => onLoad(version)}>
              {text.load}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
