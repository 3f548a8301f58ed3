import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { fosterAskOf } from '#domain/rescues/foster-ask.ts';
import { openRescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import { RequestForm } from './RequestForm.tsx';

interface Props {
  folio: number;
  onAsked: (count: number) => void;
}

/** The form with what was told in a report; empty where it is gone, or another's to read. */
export function RequestFromRescue({ folio, onAsked }: Props) {
  const text = useFosteringText().requests.form.rescue;
  const language = useLanguage();
  const { data, failure, isMissing, reload } = useCall(openRescueFile, { folio });
  if (!data) {
    if (!failure && !isMissing) return <LoadingScreen />;
    return (
      <>
        {isMissing ? (
          <Notice kind="warning" title={text.missing(folio)} />
        ) : (
          failure && <FailureNotice failure={failure} retry={reload} />
        )}
        <RequestForm onAsked={onAsked} />
      </>
    );
  }
  return (
    <>
      <Notice kind="info" title={text.title(folio)}>
        <p>{text.text}</p>
      </Notice>
      <RequestForm start={fosterAskOf(data, language)} onAsked={onAsked} />
    </>
  );
}
