import { useState } from 'react';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { isBadUrl, type LinkTarget } from '#domain/content/link.ts';

/** Where newsletters usually lead. */
const pages = [
  'adoptionPets',
  'rehabilitationPets',
  'adoptionEvents',
  'donations',
  'contact',
  'resources',
  'home',
] as const;

interface Props {
  label: string;
  value: LinkTarget | null;
  onChange: (target: LinkTarget | null) => void;
}

/** A page of the portal, or another address. */
export function LinkField({ label, value, onChange }: Props) {
  const text = useIssuesText().blocks;
  const names = usePageNames();
  const chosen = value && 'page' in value ? value.page : '';
  const [url, setUrl] = useState(value && 'url' in value ? value.url : '');
  const lead = (to: string) => {
    setUrl(to);
    onChange(to === '' ? null : { url: to });
  };
  return (
    <>
      <SelectField
        label={label}
        empty={text.other}
        value={chosen}
        onChange={({ target }) => {
          const page = pages.find((one) => one === target.value);
          if (page) onChange({ page });
          else lead(url);
        }}
        options={pages.map((page) => ({ value: page, label: names[page] }))}
      />
      {chosen === '' && (
        <TextField
          type="url"
          label={text.url}
          value={url}
          error={isBadUrl(url) ? text.badUrl(url) : undefined}
          onChange={({ target }) => lead(target.value)}
        />
      )}
    </>
  );
}

function usePageNames(): Record<(typeof pages)[number], string> {
  const { adoptionEvents } = useAccountText().menu.pages;
  return { ...useIssuesText().pages, adoptionEvents };
}
