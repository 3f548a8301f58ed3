import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Cat } from '#app/components/Animals.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { NewsletterForm } from '#app/contact/NewsletterForm.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { newsletterText } from '#content/contact/newsletter.ts';
import { organisation } from '#content/organisation.ts';
import styles from './ContactPage.module.css';
import { LeaveNewsletter } from './LeaveNewsletter.tsx';
import { NoScriptHelp } from './NoScriptHelp.tsx';

/** What the links of the mails lead here with. */
const outcomes = {
  confirmada: 'confirmed',
  cancelada: 'cancelled',
  'enlace-invalido': 'badLink',
} as const;

export function loader({ request, context }: LoaderFunctionArgs<AppLoadContext>) {
  const params = new URL(request.url).searchParams;
  const word = params.get('suscripcion') ?? '';
  const outcome = Object.entries(outcomes).find(([name]) => name === word)?.[1];
  return {
    ...newsletterText[context.language],
    email: organisation.mailboxes.hello,
    outcome,
    leaveToken: params.get('cancelar') || undefined,
  };
}

export default function NewsletterPage() {
  const page = useLoaderData<typeof loader>();
  const text = useText().contact.newsletter;
  const { outcome, leaveToken } = page;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        noIndex={Boolean(outcome || leaveToken)}
      />
      <Wrap className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        {outcome && (
          <Notice
            kind={outcome === 'badLink' ? 'warning' : 'success'}
            title={text[outcome].title}
            announce
          >
            <p>{text[outcome].text}</p>
          </Notice>
        )}
      </Wrap>
      <Wrap className={styles.columns}>
        <div>
          {leaveToken ? <LeaveNewsletter token={leaveToken} /> : <NewsletterForm />}
          <NoScriptHelp email={page.email} />
        </div>
        <section aria-labelledby="promises" className={styles.side}>
          <h2 id="promises" className={styles.sideHeading}>
            {page.heading}
          </h2>
          <ul className={`plain-list ${styles.promises}`}>
            {page.promises.map((promise) => (
              <li key={promise.title}>
                <h3>{promise.title}</h3>
                <p>{promise.text}</p>
              </li>
            ))}
          </ul>
          <div className={styles.picture}>
            <Cat coat="marmalade" />
          </div>
        </section>
      </Wrap>
    </>
  );
}
