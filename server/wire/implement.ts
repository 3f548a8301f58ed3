import type { z } from 'zod';
import type {
  CallContract,
  FileContract,
  GivenByCall,
  InputOfCall,
} from '#domain/contract/call.ts';
import type { Node } from '#domain/contract/shape.ts';
import { fromWire, toWire, wirePath } from '#domain/contract/translate.ts';
import type { Paged } from '#domain/paging.ts';
import type { DataInPieces, FileResponse } from './envelope.ts';
import { parseInput } from './errors.ts';
import { withWireNames } from './field-names.ts';
import type { Action, Call } from './registry.ts';
import { objectSchema, wireSchema } from './shape-schema.ts';
import { wireLanguage } from './wire-text.ts';

interface Implementation<Of extends CallContract>
  extends Partial<Pick<Action, 'waitsOutside' | 'example' | 'outputFor' | 'payloadOf'>> {
  /** One English sentence for the documentation, and what else callers should know. */
  summary: string;
  /** Of what the server alone knows the schema, as of a row of a catalogue or a document: its contract gives `unknown`. */
  output?: () => z.ZodType;
  /** Of a call that sends a file, as far as its fields have come: rejects it before the file does. */
  admit?(call: Omit<Call<Partial<InputOfCall<Of>>>, 'once'>): Promise<void>;
  /**
   * In English on both sides: what it responds, and the fields that it refuses, get their wire names here; what it writes
   * in pieces has them already.
   */
  handle(call: Call<InputOfCall<Of>>): Promise<Responded<Of>>;
}

type Responded<Of extends CallContract> = Of extends FileContract
  ? FileResponse
  : { data: GivenByCall<Of>; page?: Omit<Paged<unknown>, 'items'> } | DataInPieces;

/** Told from actions that say their own wire names: pages call it by its contract. */
export interface ImplementedAction<Name extends string = string> extends Action {
  name: Name;
  readonly contract: CallContract;
}

/** The action that answers a call as its contract says. */
export function implement<const Of extends CallContract>(
  contract: Of,
  { handle, admit, output: outputOf, ...further }: Implementation<Of>,
): ImplementedAction<Of['name']> {
  const { name, access, takes, gives, creates, paginated, errors } = contract;
  if (takes.kind !== 'object') throw new TypeError(`${name} takes no object`);
  // Made for the first call: hundreds of them would take a tenth of a start.
  const input = lazily(() => objectSchema(takes, takes.others ? {} : { lang: wireLanguage }));
  const withNames = <T>(work: () => Promise<T>) =>
    withWireNames((field) => wirePath(takes, field), work);
  const read = (schema: z.ZodType, said: unknown) =>
    fromWire(takes, parseInput(schema, said)) as InputOfCall<Of>;
  const output = lazily(outputOf ?? (() => wireSchema(gives)));
  return {
    contract,
    name,
    access,
    creates: creates !== false,
    paginated,
    errors,
    waitsOutside: false,
    ...further,
    ...('produces' in contract && { produces: (contract as FileContract).produces }),
    ...(admit && {
      multipart: {
        admit: (call) =>
          withNames(async () => admit({ ...call, input: read(input().partial(), call.input) })),
      },
    }),
    get input() {
      return input();
    },
    get output() {
      return 'produces' in contract ? undefined : output();
    },
    async run(call) {
      const said = read(input(), call.input);
      const response = await withNames(() => handle({ ...call, input: said }));
      return 'data' in response
        ? { ...response, data: toWire(gives as Node, response.data) }
        : response;
    },
  };
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
