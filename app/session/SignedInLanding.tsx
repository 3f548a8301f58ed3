import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isStaff } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';
import { Leaving } from './Leaving.tsx';
import { findOrigin } from './origin.ts';
import type { SessionUser } from './session-user.ts';

/** Where whoever has signed in goes: where they wanted to, else the staff to their work and others home. */
export default function SignedInLanding({ user }: { user: SessionUser }) {
  const language = useLanguage();
  const { search } = useLocation();
  const usual = pathFor(isStaff(user) ? 'admin' : 'home', language);
  return <Leaving to={findOrigin(search, language) ?? usual} />;
}
