import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { findShownPet, type ShownPet } from '#app/components/find-shown-pet.ts';
import { Icon } from '#app/components/Icon.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useOnDemandText } from '#app/i18n/donations/on-demand.ts';
import { findCampaign, type ShownCampaign } from './find-campaign.ts';
import styles from './GivingFor.module.css';

interface Props {
  petId?: string;
  campaignId?: string;
  onRemove: () => void;
}

/** Whom or what the donation is for, where the page of a pet or a campaign has led here. */
export default function GivingFor({ petId, campaignId, onRemove }: Props) {
  const text = useOnDemandText();
  const pet = useLookedUp(petId, findShownPet);
  const campaign = useLookedUp(campaignId, findCampaign);
  const isOver = campaign === 'gone' || (campaign && !campaign.takesGifts);
  return (
    <>
      {pet === 'gone' && <Gone text={text.pet.gone} />}
      {pet && pet !== 'gone' && <ForPet pet={pet} onRemove={onRemove} />}
      {isOver && (
        <Gone text={text.campaign.gone} label={text.campaign.remove} onRemove={onRemove} />
      )}
      {campaign && campaign !== 'gone' && campaign.takesGifts && (
        <ForCampaign campaign={campaign} onRemove={onRemove} />
      )}
    </>
  );
}

/** @returns undefined until it is known, 'gone' where nobody sees it any more */
function useLookedUp<Found>(
  id: string | undefined,
  find: (id: string) => Promise<Found | undefined>,
): Found | 'gone' | undefined {
  const [found, setFound] = useState<Found | 'gone'>();
  useEffect(() => {
    let left = false;
    setFound(undefined);
    if (id) find(id).then((one) => !left && setFound(one ?? 'gone'));
    return () => {
      left = true;
    };
  }, [id, find]);
  return found;
}

function ForPet({ pet, onRemove }: { pet: ShownPet; onRemove: () => void }) {
  const text = useOnDemandText().pet;
  return (
    <For title={text.for(pet.name)} text={text} onRemove={onRemove}>
      {pet.picture && <PetThumbnail media={pet.picture} size={72} className={styles.picture} />}
    </For>
  );
}

function ForCampaign({ campaign, onRemove }: { campaign: ShownCampaign; onRemove: () => void }) {
  const text = useOnDemandText().campaign;
  return <For title={text.for(campaign.title)} text={text} onRemove={onRemove} />;
}

interface ForProps {
  title: string;
  text: { text: string; remove: string };
  onRemove: () => void;
  /** A picture. */
  children?: ReactNode;
}

/** Whom or what the gift is for, and a way to give for all. */
function For({ title, text, onRemove, children }: ForProps) {
  return (
    <Wrap className={styles.place}>
      <div className={styles.pet} role="status">
        {children}
        <div className={styles.words}>
          <p className={styles.title}>
            <Icon name="heart" size={22} />
            {title}
          </p>
          <p>{text.text}</p>
        </div>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </Wrap>
  );
}

interface GoneProps {
  text: string;
  label?: string;
  onRemove?: () => void;
}

function Gone({ text, label, onRemove }: GoneProps) {
  return (
    <Wrap className={styles.place}>
      <Notice announce>
        <p>{text}</p>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {label}
          </Button>
        )}
      </Notice>
    </Wrap>
  );
}
