import { useCall } from '#app/api/use-call.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findReferences } from '#domain/adoption/reference-calls.ts';
import { Part } from './Part.tsx';

/** Whom the portal wrote to about the family; nothing of what they said. Not there while it was nobody. */
export function AskedReferences({ applicationId }: { applicationId: string }) {
  const text = useReferenceText().list;
  const language = useLanguage();
  const { data } = useCall(findReferences, { applicationId });
  const known = data?.filter(({ name }) => name) ?? [];
  if (known.length === 0) return null;
  return (
    <Part title={text.title}>
      <p>{text.ownLead}</p>
      <ul>
        {known.map(({ id, name, askedAt }) => (
          <li key={id}>
            <strong>{name}</strong>: {text.own(formatInstant(askedAt, language))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
