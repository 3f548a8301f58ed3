import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { findPermission } from '#domain/fostering/foster-asker-calls.ts';
import { fosterAskAddress } from '#domain/rescues/foster-ask.ts';

/** Asks foster homes to take the animal, for whoever may ask them. */
export function FosterLink({ folio, viewer }: { folio: number; viewer: SessionUser }) {
  const text = useRescueDeskText().one;
  const language = useLanguage();
  const { data } = useCall(findPermission, {});
  if (data?.state !== 'confirmed') return null;
  const managesHomes = can(viewer, 'fosters.manage');
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      to={fosterAskAddress(language, folio, { managesHomes })}
    >
      {text.foster}
    </ButtonLink>
  );
}
