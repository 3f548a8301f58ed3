import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { documentOf } from '#domain/content/content-documents.ts';
import {
  isBadUrl,
  type LinkTarget,
  linkedPages,
  mailboxIds,
  resourceIds,
} from '#domain/content/link.ts';
import { mailboxNames, resourceNames } from '#domain/content/link-words.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './LinkTargetFields.module.css';

type Kind = 'page' | 'give' | 'resource' | 'mailbox' | 'url';
const kinds: readonly Kind[] = ['page', 'give', 'resource', 'mailbox', 'url'];

const firstOf: Record<Kind, LinkTarget> = {
  page: { page: 'home' },
  give: { give: 'other' },
  resource: { resource: 'presentation' },
  mailbox: { mailbox: 'hello' },
  url: { url: '' },
};

interface Props {
  target: LinkTarget;
  onChange: (target: LinkTarget) => void;
}

/** Where a link leads: a page, a file, a mailbox of the portal, or another site. */
export function LinkTargetFields({ target, onChange }: Props) {
  const { link } = useContentEditorText();
  const language = useLanguage();
  const kind = kinds.find((each) => each in target) ?? 'url';
  const chosen = String(Object.values(target)[0] ?? '');
  return (
    <div className={styles.columns}>
      <SelectField
        label={link.kind}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: link.kinds[each] }))}
        onChange={(event) => onChange(firstOf[event.target.value as Kind])}
      />
      {kind === 'url' ? (
        <TextField
          label={link.url}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={chosen}
          error={isBadUrl(chosen) ? link.badUrl(chosen) : undefined}
          onChange={(event) => onChange({ url: event.target.value })}
        />
      ) : (
        <SelectField
          label={link[kind]}
          value={chosen}
          options={optionsOf(kind, language)}
          onChange={(event) => onChange({ [kind]: event.target.value } as unknown as LinkTarget)}
        />
      )}
    </div>
  );
}

function optionsOf(kind: Exclude<Kind, 'url'>, language: Language) {
  switch (kind) {
    case 'page':
      return linkedPages.map((page) => ({ value: page, label: pathFor(page, language) }));
    case 'give':
      return donationKinds.values.map((give) => ({ value: give, label: giftName(give, language) }));
    case 'resource':
      return resourceIds.map((id) => ({ value: id, label: resourceNames[id][language] }));
    case 'mailbox':
      return mailboxIds.map((id) => ({ value: id, label: mailboxNames[id][language] }));
  }
}

/** As the document of the donations page calls it. */
function giftName(give: string, language: Language): string {
  const { field } = documentOf('donations');
  const kindsOf = field.kind === 'group' ? field.fields.kinds : undefined;
  const found = kindsOf?.kind === 'group' ? kindsOf.fields[give] : undefined;
  return found && 'label' in found ? (found.label?.[language] ?? give) : give;
}
