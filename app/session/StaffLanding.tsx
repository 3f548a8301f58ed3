import { Navigate } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { isStaff } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';
import type { SessionUser } from './session-user.ts';

/** Where somebody with further roles goes who wanted to go nowhere else: the staff to their work. */
export default function StaffLanding({ user }: { user: SessionUser }) {
  const language = useLanguage();
  return <Navigate to={pathFor(isStaff(user) ? 'admin' : 'home', language)} replace />;
}
