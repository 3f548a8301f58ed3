import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { toCsv } from '#domain/csv.ts';
import { findAllSubscribers } from './subscribers.ts';

/** Everybody whom the search finds, not only the page that is shown. */
export function ExportButton({ term }: { term: string }) {
  const text = useSubscribersText();
  const { columns } = text;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      const subscribers = await findAllSubscribers(term);
      const head = [
        columns.folio,
        columns.name,
        columns.phone,
        columns.email,
        columns.language,
        columns.status,
        columns.since,
      ];
      const rows = subscribers.map(({ folio, payload, estado, created_at }) => [
        folio,
        payload.nombre,
        payload.telefono,
        payload.email,
        payload.lang,
        text.statuses[estado],
        created_at.slice(0, 10),
      ]);
      saveFile('boletin.csv', 'text/csv', toCsv([head, ...rows]));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button variant="soft" icon="download" disabled={state === 'busy'} onClick={save}>
        {state === 'busy' ? text.exporting : text.export}
      </Button>
      {state === 'failed' && <Notice kind="error" title={text.failed} announce />}
    </div>
  );
}
