import type { Right } from '../access/rights.ts';
import type { ErrorKey } from '../error-messages/error-messages.ts';
import type { AppErrorCode } from '../errors.ts';
import {
  type Fields,
  type GivenOfFields,
  type GivenOfShape,
  looseObject,
  nothing,
  object,
  openObject,
  type Shape,
  type ValueOfFields,
  type ValueOfShape,
} from './shape.ts';

/** What programs know an error by: the kind of error, or the key of its text. */
export type ErrorCode = ErrorKey | AppErrorCode;

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Stable codes by the status that they come with. */
export type DeclaredErrors = Partial<Readonly<Record<ErrorStatus, readonly ErrorCode[]>>>;

/**
 * 'signIn': for everyone, and a token that comes along is not looked at, for it may be what has expired. 'staff': for
 * whoever has a right at all. 'giver': a session, or everyone where the organisation takes donations without an account.
 */
export type CallAccess =
  | 'everyone'
  | 'signIn'
  | 'session'
  | 'giver'
  | 'staff'
  | { readonly right: Right };

interface Details {
  readonly access: CallAccess;
  /** Stable codes of the errors that are this call's own, by status. */
  readonly errors?: DeclaredErrors;
}

/** Whether a call creates something; 'orChanges': or the same again, where it names what it changes. */
type Creating = boolean | 'orChanges';

interface Further {
  /** It takes a form (`multipart/form-data`), in which its file stands last. */
  readonly sendsFile?: boolean;
  /** The caller's sessions end with it: nothing can be asked for in their name until the next one begins. */
  readonly endsSession?: boolean;
}

/** One call of the wire, `POST /api/{name}`, described for both sides. Every call takes `lang` beside what it says. */
export interface CallContract<
  Takes extends Shape = Shape,
  Gives extends Shape = Shape,
  Creates extends Creating = Creating,
  Name extends string = string,
> extends Required<Details>,
    Further {
  readonly name: Name;
  /** It changes nothing: its response may be kept, and asked for again. */
  readonly isQuery: boolean;
  readonly takes: Takes;
  readonly gives: Gives;
  /** What it creates a caller may ask for again under an `Idempotency-Key`. */
  readonly creates: Creates;
  /** The response is a page of a list. */
  readonly paginated: boolean;
}

/** A call that responds a file of this media type. */
export interface FileContract<Takes extends Shape = Shape, Name extends string = string>
  extends CallContract<Takes, Shape<never>, false, Name> {
  readonly produces: string;
}

export type InputOfCall<Of extends CallContract> = ValueOfShape<Of['takes']>;
export type GivenToCall<Of extends CallContract> = GivenOfShape<Of['takes']>;
/** What its use case may respond, and what a caller reads. */
export type GivenByCall<Of extends CallContract> = GivenOfShape<Of['gives']>;
export type DataOfCall<Of extends CallContract> = ValueOfShape<Of['gives']>;

type Taking<Of extends Fields> = Shape<ValueOfFields<Of>, GivenOfFields<Of>>;

interface Definition<Takes extends Fields, Gives extends Shape> extends Details, Further {
  readonly takes?: Takes;
  readonly gives: Gives;
  /** Fields that it does not know are passed over; else they are refused. */
  readonly ignoresUnknown?: boolean;
  /** Fields that it does not know stay as they are: what else it takes depends on what it names. */
  readonly keepsOthers?: boolean;
}

const none: Fields = {};

function contract<
  Takes extends Fields,
  Gives extends Shape,
  Creates extends Creating,
  Name extends string,
>(
  name: Name,
  {
    takes,
    errors = {},
    ignoresUnknown = false,
    keepsOthers = false,
    ...details
  }: Definition<Takes, Gives>,
  further: Pick<CallContract, 'isQuery' | 'paginated'> & { creates: Creates },
): CallContract<Taking<Takes>, Gives, Creates, Name> {
  const takesOf = keepsOthers ? openObject : ignoresUnknown ? looseObject : object;
  return {
    name,
    takes: takesOf(takes ?? none) as Taking<Takes>,
    errors,
    ...details,
    ...further,
  };
}

/** A call that only reads. */
export const query = <const Name extends string, Takes extends Fields, Gives extends Shape>(
  name: Name,
  definition: Definition<Takes, Gives>,
) => contract(name, definition, { isQuery: true, paginated: false, creates: false });

/** A call that reads a list page by page. */
export const pagedQuery = <const Name extends string, Takes extends Fields, Gives extends Shape>(
  name: Name,
  definition: Definition<Takes, Gives>,
) => contract(name, definition, { isQuery: true, paginated: true, creates: false });

/** A call that responds a file. @param produces its media type */
export const fileQuery = <const Name extends string, Takes extends Fields>(
  name: Name,
  { produces, ...details }: Omit<Definition<Takes, Shape>, 'gives'> & { produces: string },
): FileContract<Taking<Takes>, Name> => ({
  ...query(name, { ...details, gives: nothing as Shape as Shape<never> }),
  produces,
});

/** A call that changes something. */
export const command = <const Name extends string, Takes extends Fields, Gives extends Shape>(
  name: Name,
  definition: Definition<Takes, Gives>,
) => contract(name, definition, { isQuery: false, paginated: false, creates: false });

/** A call that creates something, once for each `Idempotency-Key`. */
export const creation = <const Name extends string, Takes extends Fields, Gives extends Shape>(
  name: Name,
  definition: Definition<Takes, Gives>,
) => contract(name, definition, { isQuery: false, paginated: false, creates: true });

/** The same, of which a caller may do without a key: what it names is changed, and the same again where it is repeated. */
export const creationOrChange = <
  const Name extends string,
  Takes extends Fields,
  Gives extends Shape,
>(
  name: Name,
  definition: Definition<Takes, Gives>,
) => contract(name, definition, { isQuery: false, paginated: false, creates: 'orChanges' });
