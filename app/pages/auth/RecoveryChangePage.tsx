import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { useFound } from '#app/api/use-found.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useLinkedApplicationText } from '#app/i18n/linked-application.ts';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { withOrigin } from '#app/session/origin.ts';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { signIn, welcome } from '#app/session/sign-in.ts';
import { AuthCard } from '#app/sign-in/AuthCard.tsx';
import { normalizeEmail } from '#domain/email.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { loader } from './RecoveryChangePage.loader.ts';
import {
  type LinkedApplication,
  openLink,
  type PasswordLink,
  type SentApplication,
} from './registration.ts';

/** A link is single-use: what is known of it is not asked again. */
export const shouldRevalidate = () => false;

/** Where the links in the mails lead: a new password, or the first one, which proves the address. */
export default function RecoveryChangePage() {
  const known = useLoaderData<typeof loader>();
  return known ? <OpenedLink link={known} /> : <AskedLink />;
}

function AskedLink() {
  const text = useRegistrationText().newPassword;
  const { email = '', token = '' } = useParams();
  const { data, failure, reload } = useFound(
    ['password link', email, token],
    () => openLink(email, token),
    { isFresh: true },
  );
  if (data) return <OpenedLink link={data} />;
  return (
    <AuthCard title={text.title} lead={text.lead}>
      {failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />}
    </AuthCard>
  );
}

function OpenedLink({ link }: { link: PasswordLink | 'used' }) {
  const text = useRegistrationText().newPassword;
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email = '', token = '' } = useParams();
  const words = useLinkedApplicationText();
  const pets = useNamesOf(link === 'used' ? null : link.application);
  const [changed, setChanged] = useState<Changed>();
  const [used, setUsed] = useState(false);

  /** Signs in, unless somebody else is here or a second factor is still to come: the sign-in's page asks for that. */
  async function finish(password: string, sent: SentApplication | null) {
    const here = readSession()?.user.email;
    const isAnother = here !== undefined && normalizeEmail(here) !== normalizeEmail(email);
    // The change has ended every session of this account, also one that was open here.
    if (!isAnother) clearSession();
    const signedIn =
      !isAnother &&
      (await signIn({ email, password, language, welcomes: false }).catch(() => undefined));
    setChanged({ next: signedIn === 'signedIn' ? 'signedIn' : 'signInNext', sent });
  }

  function goOn({ next, sent }: Changed) {
    if (sent) return navigate(pathOf(sent, language), { replace: true });
    if (next === 'signedIn') welcome();
    // It leads on whoever is signed in.
    return navigate(withOrigin(pathFor('login', language), search), { replace: true });
  }
  if (used || link === 'used') return <UsedLink />;
  const { registration, application } = link;
  const { title, lead } = link.undoesEmailChange
    ? text.undo
    : application
      ? { title: text.title, lead: words.lead(pets) }
      : text;
  return (
    <AuthCard title={title} lead={lead} wide={registration !== null && !application}>
      <NewPasswordForm
        email={email}
        token={token}
        registration={registration}
        application={application}
        onUsed={() => setUsed(true)}
        onSaved={finish}
      />
      {changed && <Done changed={changed} onClose={() => goOn(changed)} />}
    </AuthCard>
  );
}

interface Changed {
  next: 'signedIn' | 'signInNext';
  /** What setting the password has sent. */
  sent: SentApplication | null;
}

/** What is saved and sent, and the way on. */
function Done({ changed: { next, sent }, onClose }: { changed: Changed; onClose: () => void }) {
  const { done } = useRegistrationText().newPassword;
  const application = useLinkedApplicationText();
  const pets = useNamesOf(sent);
  const isSent = sent !== null && sent.folio !== null;
  const title = isSent ? application.sent(pets) : done.title;
  const go =
    sent && next === 'signedIn' ? application.go[isSent ? 'sent' : 'notSent'] : done[next].go;
  return (
    <MessageDialog title={title} close={go} onClose={onClose}>
      {sent && !isSent && <p>{application.notSent(pets)}</p>}
      <p>{isSent ? application[next] : done[next].text}</p>
    </MessageDialog>
  );
}

function useNamesOf(application: LinkedApplication | null): string {
  const language = useLanguage();
  const { aPet } = useLinkedApplicationText();
  const names = application?.petNames ?? [];
  return new Intl.ListFormat(locale[language]).format(names) || aPet;
}

/** The application itself; its list where it was not sent. It asks for the sign-in. */
const pathOf = ({ folio }: SentApplication, language: Language): string =>
  folio === null
    ? pathFor('myApplications', language)
    : pathFor('myApplication', language, { folio: String(folio) });

/** Asks for nothing, for nothing that somebody could write here would be taken. */
function UsedLink() {
  const text = useRegistrationText().newPassword.used;
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <AuthCard title={text.title} lead={text.text} animal="cat">
      <ButtonLink to={withOrigin(pathFor('recovery', language), search)}>{text.again}</ButtonLink>
    </AuthCard>
  );
}
