import { curlOf } from '../curl.ts';
import { accessText } from '../openapi.ts';
import type { CallError, ReferenceCall } from '../reference.ts';
import { FieldTree } from './field-tree.tsx';
import { Prose } from './prose-text.tsx';

/** One call: what it does, takes, responds and fails with, beside its examples. */
export function CallSection({ call }: { call: ReferenceCall }) {
  const { name, description, access, creates, isMultipart, input, output, produces } = call;
  return (
    <section id={name} className="call">
      <h2>
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>
      </h2>
      <p>
        <Prose>{description}</Prose>
      </p>
      <p className="facts">
        Access: <Prose>{accessText(access)}</Prose>.
        {isMultipart && (
          <>
            {' '}
            The body is <code>multipart/form-data</code>.
          </>
        )}
        {creates && (
          <>
            {' '}
            Takes an <code>Idempotency-Key</code>.
          </>
        )}
        {call.paginated && ' A page of a list.'}
      </p>
      <div className="columns">
        <div>
          <h3>Parameters</h3>
          {Object.keys(input.properties ?? {}).length === 0 ? (
            <p className="facts">None: an empty object.</p>
          ) : (
            <FieldTree schema={input} needs />
          )}
          {call.payloads.map(({ schema, payload }) => (
            <details key={schema}>
              <summary>
                <code>payload</code> of <code>{schema}</code>
              </summary>
              <FieldTree schema={payload} />
            </details>
          ))}
          <h3>
            Response: <code>data</code>
          </h3>
          {output ? <FieldTree schema={output} /> : <p className="facts">A file ({produces}).</p>}
          <Errors errors={call.errors} />
        </div>
        <div className="examples">
          <h3>Request</h3>
          <Code>{curlOf(call)}</Code>
          {output && (
            <>
              <h3>Response</h3>
              <Code>{JSON.stringify(call.example.response, undefined, 2)}</Code>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const Code = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
  <pre tabIndex={0}>{children}</pre>
);

/** Those of every call are told in the guide; here their codes alone. */
const Errors = ({ errors }: { errors: readonly CallError[] }) => (
  <details className="errors">
    <summary>Errors ({errors.length})</summary>
    <ul className="fields">
      {errors.map(({ status, code, message }) => (
        <li key={status + code}>
          {status} <code>{code}</code>
          <span className="note">{message}</span>
        </li>
      ))}
    </ul>
  </details>
);
