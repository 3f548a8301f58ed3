import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { read } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Avatar } from '#app/components/Avatar.tsx';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { signOut } from '#app/session/sign-in.ts';
import { can } from '#domain/access/rights.ts';
import { type AdministrationPage, administrationPagesOf } from '#domain/administration-pages.ts';
import { findSections } from '#domain/dashboard/section-calls.ts';
import { pathFor, type StaticPageId } from '#domain/site-map.ts';
import { LoginForm } from './LoginForm.tsx';
import { ownPagesOf } from './own-pages.ts';
import { type SignInStep, wordsOf } from './sign-in-step.ts';
import styles from './UserMenuPanel.module.css';

const iconOf: Record<AdministrationPage, IconName> = {
  admin: 'info',
  adminUsers: 'user',
  adminApplications: 'mail',
  adminMessages: 'mail',
  adminDrives: 'calendar',
  adminRescues: 'warning',
  adminVolunteers: 'heart',
  adminShifts: 'calendar',
  adminVolunteerHours: 'clock',
  adminLostAndFound: 'search',
  adminRestrictions: 'warning',
  adminPapers: 'clock',
  adminFosterHomes: 'heart',
  adminDonations: 'heart',
  adminCharges: 'paw',
  adminExpenses: 'minus',
  adminInvoicing: 'check',
  manageEvents: 'calendar',
  adminCampaigns: 'heart',
  adminFundraisers: 'paw',
  adminPhotoMatches: 'search',
  adminCompanies: 'heart',
  adminNewsletters: 'pencil',
  newsletterSubscribers: 'mail',
  importPets: 'plus',
  importDonations: 'plus',
  adminSpending: 'heart',
  donorWatch: 'info',
  importReaders: 'plus',
  adminContract: 'heart',
  adminContent: 'pencil',
  adminCatalogues: 'folder',
  adminStatus: 'info',
  adminJobs: 'warning',
  adminSettings: 'check',
  adminRetention: 'clock',
  adminAudit: 'info',
};

const staffPagesOf = (user: SessionUser) => [
  ...(can(user, 'pets.manageAny') ? ([['adoptedPets', 'paw']] as const) : []),
  ...administrationPagesOf(user).map((page) => [page, iconOf[page]] as const),
];

interface Props {
  /** Something was chosen: the menu may close. */
  onChoose: () => void;
}

/** What the floating user menu holds: a form to sign in, or who is signed in and where they may go. */
export default function UserMenuPanel({ onChoose }: Props) {
  const session = useSession();
  if (session.status === 'authenticated') {
    return <AccountMenu user={session.user} onChoose={onChoose} />;
  }
  return <VisitorMenu onChoose={onChoose} />;
}

function VisitorMenu({ onChoose }: Props) {
  const text = useAccountText();
  const [step, setStep] = useState<SignInStep>('password');
  const { title, lead } = wordsOf(step, text);
  return (
    <div className={styles.box}>
      <p className={styles.title}>{step === 'password' ? text.menu.hello : title}</p>
      {step !== 'password' && <p>{lead}</p>}
      <LoginForm step={step} onStep={setStep} onLeave={onChoose} />
    </div>
  );
}

function AccountMenu({ user, onChoose }: { user: SessionUser } & Props) {
  const text = useAccountText().menu;
  const language = useLanguage();
  const { pathname } = useLocation();
  const staffPages = staffPagesOf(user);
  const { own, rescuing } = useOwnPages(pathname);
  const linkTo = ([page, icon]: readonly [keyof typeof text.pages & StaticPageId, IconName]) => {
    const path = pathFor(page, language);
    const current = path === pathname ? 'page' : undefined;
    return (
      <li key={page}>
        <Link to={path} aria-current={current} className={styles.link} onClick={onChoose}>
          <Icon name={icon} />
          {text.pages[page]}
        </Link>
      </li>
    );
  };
  return (
    <div className={styles.box}>
      <div className={styles.person}>
        <Avatar user={user} />
        <div>
          <p className={styles.name}>{user.name}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <ul className={`plain-list ${styles.links}`}>{own.map(linkTo)}</ul>
      <div className={styles.links}>
        <p className={styles.heading}>{text.rescuing}</p>
        <ul className="plain-list">{rescuing.map(linkTo)}</ul>
      </div>
      {staffPages.length > 0 && (
        <div className={styles.links}>
          <p className={styles.heading}>{text.administration}</p>
          <ul className="plain-list">{staffPages.map(linkTo)}</ul>
        </div>
      )}
      <div className={styles.links}>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            onChoose();
            signOut();
          }}
        >
          <Icon name="arrow" />
          {text.signOut}
        </button>
      </div>
    </div>
  );
}

/** By what the account has; asked for anew on each page, for a first pet may have come meanwhile. */
function useOwnPages(pathname: string) {
  const find = () => read(findSections, {});
  return ownPagesOf(useFound(['sections', pathname], find, { keepsPrevious: true }).data);
}
