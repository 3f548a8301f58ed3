import { Link } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useNotOfferedText } from '#app/i18n/donations/not-offered.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import { isStaff } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';

/** In place of the form where no provider takes donations: what people can do instead, and where the staff see to it. */
export default function NotOffered({ canGiveOnce }: { canGiveOnce: boolean }) {
  const { visitor, staff } = useNotOfferedText();
  const language = useLanguage();
  const session = useSession();
  return (
    <Notice kind="warning" title={canGiveOnce ? visitor.monthlyTitle : visitor.title}>
      <p>{visitor.text}</p>
      <ul>
        {canGiveOnce && <li>{visitor.once}</li>}
        <li>
          <Link to={pathFor('joinTheProject', language)}>{visitor.join}</Link>
        </li>
        <li>
          <Link to={pathFor('adoptionPets', language)}>{visitor.adopt}</Link>
        </li>
      </ul>
      <p>
        <ButtonLink to={pathFor('contact', language)} size="small">
          {visitor.contact}
        </ButtonLink>
      </p>
      {session.status === 'authenticated' && isStaff(session.user) && (
        <p>
          {staff.text} <Link to={`${pathFor('admin', language)}#setup`}>{staff.where}</Link>
        </p>
      )}
    </Notice>
  );
}
