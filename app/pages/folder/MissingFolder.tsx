import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFolderText } from '#app/i18n/document-folder/use-folder-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type FolderAddress, requestLink } from '#domain/document-folders/folder-calls.ts';
import { pathFor } from '#domain/site-map.ts';

/** In place of a folder that is not there for this reader, or not any more. */
export function MissingFolder({ address: { folderId, token } }: { address: FolderAddress }) {
  const text = useFolderText();
  const language = useLanguage();
  const words = token !== undefined ? text.shared.expired : text.missing;
  return (
    <>
      <h1 className="visually-hidden">{words.title}</h1>
      <EmptyState title={words.title}>
        <p>{words.text}</p>
        {token !== undefined && <AskForLink folderId={folderId} token={token} />}
        {token === undefined && (
          <ButtonLink to={pathFor('myAdoptions', language)} icon="paw">
            {text.toPets}
          </ButtonLink>
        )}
      </EmptyState>
    </>
  );
}

/** Says the same whatever becomes of it, as the portal does. */
function AskForLink({ folderId, token }: { folderId: string; token: string }) {
  const text = useFolderText().shared.expired;
  const { busy, failure, attempt } = useAttempt();
  const [requested, setRequested] = useState(false);
  return (
    <>
      {!requested && (
        <Button
          icon="mail"
          aria-disabled={busy || undefined}
          onClick={() =>
            attempt(async () => {
              await call(requestLink, { folderId, token });
              setRequested(true);
            })
          }
        >
          {text.ask}
        </Button>
      )}
      <p role="status">{requested && text.requested}</p>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
