import { type FormEvent, useState } from 'react';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { ContractText } from '#app/adoption/ContractText.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import {
  contractPlaceholders,
  fillContract,
  unknownPlaceholders,
} from '#domain/adoption/contract-text.ts';
import { type Bilingual, type Language, languages } from '#domain/language.ts';
import styles from './AdminContractPage.module.css';
import {
  findTemplates,
  sampleValues,
  saveTemplate,
  type TemplateVersion,
} from './contract-template.ts';

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
  const { data, failure, reload } = useLoaded(findTemplates);
  const [savedVersion, setSavedVersion] = useState<number>();
  const [base, setBase] = useState<TemplateVersion>();
  const current = data?.versiones[0];
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
          reload();
        }}
      />
      <Versions versions={data.versiones} onLoad={setBase} />
    </>
  );
}

interface FormProps {
  from: TemplateVersion;
  savedVersion: number | undefined;
  onSaved: (version: number) => void;
}

function TemplateForm({ from, savedVersion, onSaved }: FormProps) {
  const text = useContractText().template;
  const [texts, setTexts] = useState<Bilingual>({ es: from.es, en: from.en });
  const [shown, setShown] = useState<Language>('es');
  const { busy, failure, attempt } = useAttempt();
  const errorOf = (language: Language): string | undefined => {
    if (!texts[language].trim()) return text.required;
    if (texts[language].length > contractLimits.template) return text.tooLong;
    const [field] = unknownPlaceholders(texts[language]);
    return field === undefined ? undefined : text.unknown(field);
  };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = languages.find(errorOf);
    if (wrong) {
      event.currentTarget.querySelector<HTMLTextAreaElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    attempt(async () => onSaved(await saveTemplate(texts)));
  }

  return (
    <>
      <Notice>
        <p>{text.lawyer}</p>
      </Notice>
      <form className={styles.form} onSubmit={send} aria-label={text.title} noValidate>
        <div className={styles.texts}>
          {languages.map((language) => (
            <TextField
              key={language}
              multiline
              rows={22}
              lang={language}
              label={text.text[language]}
              hint={text.hint}
              name={language}
              value={texts[language]}
              maxLength={contractLimits.template}
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
              error={errorOf(language)}
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
        {failure && <FailureNotice failure={failure} />}
        <div aria-live="polite">
          {savedVersion !== undefined && savedVersion === from.version && (
            <Notice kind="success">
              <p>{text.saved(savedVersion)}</p>
            </Notice>
          )}
        </div>
        <div>
          <SubmitButton icon="check" busy={busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </div>
      </form>
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
        <ContractText text={fillContract(texts[shown], sampleValues[shown])} language={shown} />
      </section>
    </>
  );
}

interface VersionsProps {
  versions: readonly TemplateVersion[];
  onLoad: (version: TemplateVersion) => void;
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
              <time dateTime={version.fecha}>{when(version.fecha)}</time>
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
