import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { RescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import { pathFor } from '#domain/site-map.ts';

/** Other open reports that may be about the same animal; nothing where there is none. */
export function Alike({ report: { alike } }: { report: RescueFile }) {
  const text = useRescueDeskText().one;
  const language = useLanguage();
  const when = useSiteInstant();
  if (alike.length === 0) return null;
  return (
    <Notice kind="warning" title={text.alike}>
      <p>{text.alikeText}</p>
      <ul>
        {alike.map(({ folio, place, createdAt, reasons }) => (
          <li key={folio}>
            <Link to={pathFor('adminRescue', language, { folio: String(folio) })}>
              {text.alikeOne(folio, place)}
            </Link>
            , <time dateTime={createdAt}>{when(createdAt)}</time>:{' '}
            {reasons.map((reason) => text.alikeReasons[reason]).join('; ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
