import { useEffect, useRef, useState } from 'react';
import { call, read } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { accountDraft } from '#app/forms/drafts.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession } from '#app/session/session-store.ts';
import { type ContentProblem, contentProblems } from '#domain/content/check-content.ts';
import {
  type EditedContent,
  findContent,
  saveContentDraft,
} from '#domain/content/content-calls.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { completed } from '#domain/content/stored-content.ts';
import { contentErrors } from '#domain/error-messages/content.ts';

type Value = Record<string, unknown>;

interface LocalDraft {
  revision: number;
  value: Value;
}

/** Milliseconds after the last key until what is typed is kept on this device. */
const pause = 400;

const isLocalDraft = (found: unknown): found is LocalDraft =>
  typeof found === 'object' && found !== null && 'revision' in found && 'value' in found;

const placeOf = ({ path, language }: ContentProblem) => (language ? `${path}.${language}` : path);

export type ContentDraft = ReturnType<typeof useContentDraft>;

/** What is being written: kept on this device as it is typed, and by the portal when it is saved. */
export function useContentDraft(key: ContentKey, document: EditedContent, viewerId: string) {
  const text = useContentEditorText();
  const interfaceLanguage = useLanguage();
  const { failures } = useSignInText();
  const place = accountDraft(viewerId, `content:${key}`, () => readSession()?.user.id);
  const [localDraft] = useState(() => {
    const found = place.read();
    const isOfThis = isLocalDraft(found) && found.revision === document.revision;
    // What the portal has got since has its value there.
    return isOfThis
      ? (completed(documentOf(key).field, found.value, document.value) as Value)
      : undefined;
  });
  const [value, setValue] = useState<Value>(localDraft ?? document.value);
  const [revision, setRevision] = useState(document.revision);
  const [isDirty, setDirty] = useState(localDraft !== undefined);
  const [hasDraft, setHasDraft] = useState(document.draft !== null);
  const [wasRestored, setRestored] = useState(localDraft !== undefined);
  const [edition, setEdition] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<{ by: string | undefined; at: string | undefined }>();
  const { field } = documentOf(key);
  const missing = contentProblems(field, value);
  /** Of those that are missing, the ones that somebody has been told about. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(
    () => new Set(document.draft ? missing.map(placeOf) : []),
  );
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef(value);
  latest.current = value;

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => place.write({ revision, value }), pause);
    return () => clearTimeout(timer);
  });

  function problems(): ReadonlyMap<string, string> {
    const marks = missing
      .filter((one) => marked.has(placeOf(one)))
      .map((one) => [placeOf(one), wordsOf(one)] as const);
    return new Map([...marks, ...refused]);
  }

  const wordsOf = ({ problem }: ContentProblem) =>
    problem === 'required' ? text.missing : contentErrors[problem][interfaceLanguage];

  /** @returns whether the portal has it now */
  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    const sent = latest.current;
    try {
      const saved = await call(saveContentDraft, { slug: document.slug, revision, value: sent });
      setRevision(saved.revision);
      setHasDraft(true);
      setRestored(false);
      // What is kept tells what it lacks; nobody is told while they write.
      setMarked(new Set(contentProblems(field, sent).map(placeOf)));
      setRefused(new Map());
      if (latest.current === sent) {
        setDirty(false);
        place.remove();
      }
      return true;
    } catch (error) {
      await explain(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function explain(error: unknown) {
    setFailure(explainFailure(error, failures));
    if (!(error instanceof ApiError)) return;
    setRefused(
      new Map(
        Object.entries(error.errors).map(([name, [message = '']]) => [
          name.replace(/^value\.?/, ''),
          message,
        ]),
      ),
    );
    if (error.status !== 409) return;
    const now = await read(findContent, { slug: document.slug }).catch(() => undefined);
    setConflict({
      by: now?.draft?.savedBy?.name,
      at: now?.draft?.savedAt ?? now?.publishedAt ?? undefined,
    });
  }

  return {
    value,
    revision,
    edition,
    busy,
    failure,
    conflict,
    problems: problems(),
    wasRestored,
    hasDraft,
    state: isDirty ? 'unsaved' : hasDraft ? 'saved' : ('published' as const),
    change(next: unknown) {
      setValue(next as Value);
      setDirty(true);
    },
    save,
    /** What the portal has, instead of what this device kept. */
    reset() {
      place.remove();
      setValue(document.value);
      setDirty(false);
      setRestored(false);
      setEdition(edition + 1);
    },
    /** Before the document is loaded anew. */
    forget: () => place.remove(),
    /** Before the document is loaded anew beside what is being written, which then is restored. */
    saveOnDevice() {
      if (isDirty) place.write({ revision, value });
    },
    /** Texts that have to be there before it may be published. */
    missing: hasDraft ? missing.length : 0,
    showMissing: (shown: readonly ContentProblem[]) => setMarked(new Set(shown.map(placeOf))),
  } as const;
}
