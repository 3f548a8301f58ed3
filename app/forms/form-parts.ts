import type { FieldValues, Path, Resolver } from 'react-hook-form';
import type { SentWords, useIdempotencyKey } from './use-idempotency-key.ts';
import type { FormDraft } from './use-kept-form.ts';

type Creation = Pick<ReturnType<typeof useIdempotencyKey>, 'keyOf' | 'once'>;

/** An interface, so that what `send` gets is inferred from it. */
export interface Rules<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
}

/** What a form is made of, for `useForm`. */
export interface FormParts<Input extends FieldValues, Output, Result> {
  /** Every field with what it begins with, in the order of the form. */
  defaults: Input;
  /** Where the browser knows the portal's rules too (`schemaRules`); without, the portal alone checks. */
  rules?: Rules<Input, Output>;
  /** Where the portal's messages belong whose names are not the fields' own. */
  fieldOf?: Readonly<Record<string, Path<Input>>>;
  /**
   * `creation` has the key of what is created: kept, whatever becomes of an attempt, until one has succeeded.
   * @throws ApiError, or `SaidByPage`
   */
  send: (values: Output, creation: Creation) => Promise<Result>;
  /** Once it is sent, and nothing is at stake any more: a page may be left. */
  onSent?: (result: Result) => void;
  /** After whatever became of it. */
  settled?: () => void;
  /** Says in the popup also what stands at fields, as the specification wants it of passwords. */
  showsInPopup?: boolean;
  /** Where what is typed is kept until it is sent. */
  draft?: FormDraft<Input>;
  /** Of an earlier visit, as the draft kept it. */
  sentBefore?: SentWords | undefined;
  /** Asks (`LeaveQuestion`, and the browser before a reload) though there is no draft. */
  asksBeforeLeaving?: boolean;
}
