import type { User } from '#domain/accounts/user-calls.ts';
import { AuditLog } from '../audit/AuditLog.tsx';

/** What somebody did, and what was done with their account. */
export const UserLog = ({ user }: { user: User }) => <AuditLog personId={user.id} />;
