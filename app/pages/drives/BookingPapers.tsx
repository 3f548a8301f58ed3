import { useState } from 'react';
import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { openDrivePaper } from '#domain/drives/drive-calls.ts';

interface Props {
  linkKey: string;
  /** '' of what there is not. */
  papers: { consent: string; certificate: string; failed: string };
}

const kinds = ['certificate', 'consent'] as const;

/** The certificate and the signed authorization, as far as there are. */
export default function BookingPapers({ linkKey, papers }: Props) {
  const [busy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function download(paper: (typeof kinds)[number]) {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const pdf = await callFile(openDrivePaper, { key: linkKey, paper });
      saveFile(`${papers[paper]}.pdf`, 'application/pdf', pdf);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {kinds
        .filter((paper) => papers[paper])
        .map((paper) => (
          <div key={paper}>
            <Button
              icon="download"
              variant="outline"
              aria-disabled={busy || undefined}
              onClick={() => download(paper)}
            >
              {papers[paper]}
            </Button>
          </div>
        ))}
      <div aria-live="polite">
        {isFailed && <Notice kind="error" title={papers.failed} announce />}
      </div>
    </>
  );
}
