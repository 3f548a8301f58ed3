import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '#app/forms/TextField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { longestShownName } from '#domain/campaigns/shown-name.ts';
import { findCampaign, type ShownCampaign } from '../find-campaign.ts';

export function useCampaign(id: string | null | undefined): ShownCampaign | undefined {
  const [campaign, setCampaign] = useState<ShownCampaign>();
  useEffect(() => {
    if (id) findCampaign(id).then(setCampaign);
  }, [id]);
  return campaign;
}

/** Which campaign a donation is for. */
export function ForCampaign({ campaign }: { campaign: ShownCampaign | undefined }) {
  const text = useGivingText().campaign;
  if (!campaign) return null;
  return (
    <p>
      {text.for} <Link to={campaign.path}>{campaign.title}</Link>
    </p>
  );
}

interface Props {
  value: string;
  onChange: (name: string) => void;
}

/** How its page is to name the donor: not at all, unless they write something. */
export function ShownNameField({ value, onChange }: Props) {
  const text = useGivingText().campaign;
  return (
    <TextField
      label={text.name}
      hint={text.nameHint}
      value={value}
      maxLength={longestShownName}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
