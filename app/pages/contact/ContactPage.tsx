import { lazy, useCallback } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import drawing from '#app/components/drawings/contact.svg';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { SocialLinks } from '#app/components/SocialLinks.tsx';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { ContactFields } from '#app/contact/ContactFields.tsx';
import { ContactForm } from '#app/contact/ContactForm.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { contactPetParam } from '#domain/contact/contact-address.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { writeInternational } from '#domain/international-phone.ts';
import type { action, loader } from './ContactPage.loader.ts';
import styles from './ContactPage.module.css';
import { Emergency } from './Emergency.tsx';
import { WaysToHelp } from './WaysToHelp.tsx';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

export default function ContactPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { page: text, form } = useText().contact;
  const language = useLanguage();
  const petId = new URLSearchParams(useLocation().search).get(contactPetParam);
  // Looked up in the browser, for the page itself is everybody's; few addresses name a pet.
  const begin = useCallback(
    async () =>
      petId
        ? (await import('#app/contact/message-about-pet.ts')).messageAbout(petId, language)
        : {},
    [petId, language],
  );
  const { siteName, siteUrl } = useSite();
  return (
    <Article
      page="contact"
      title={page.title}
      description={page.description}
      lead={page.lead}
      tone="sol"
      picture={drawing}
      compact
      noIndex={page.isSent}
      data={{
        '@type': 'ContactPage',
        name: `${page.title} · ${siteName}`,
        mainEntity: {
          '@type': 'NGO',
          name: siteName,
          url: siteUrl,
          email: page.email,
          openingHours: page.openingHours,
        },
      }}
    >
      <Wrap className={styles.notices}>
        <Emergency {...page.emergency} />
        {page.isSent && (
          <Notice kind="success" title={form.sent.title} announce>
            <p>{form.sent.text}</p>
          </Notice>
        )}
      </Wrap>
      <Wrap className={styles.columns}>
        <section aria-labelledby="write" className={styles.write}>
          <h2 id="write" className={styles.sideHeading}>
            {text.write}
          </h2>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {answer ? (
            <LazyBoundary>
              <PlainForm
                action={pathFor('contact', language)}
                answer={answer}
                icon="mail"
                send={form.send}
              >
                {(field) => <ContactFields field={field} />}
              </PlainForm>
            </LazyBoundary>
          ) : (
            <ContactForm begin={begin} />
          )}
        </section>
        <ContactDetails {...page} />
      </Wrap>
      <WaysToHelp heading={page.waysHeading} ways={page.waysToHelp} />
    </Article>
  );
}

interface ContactDetailsProps {
  hours: string;
  briefHours: string;
  email: string;
  places: { id: string; name: string; does: string | undefined }[];
}

function ContactDetails({ hours, briefHours, email, places }: ContactDetailsProps) {
  const text = useText().contact.page;
  const { telephones = [], whatsappNumber, facebookUrl, instagramUrl } = useSite();
  return (
    <dl className={styles.reach}>
      {hours && (
        <>
          <dt>
            <Icon name="clock" /> {text.hours}
          </dt>
          <dd>
            {briefHours && (
              <>
                <strong>{briefHours}</strong>
                <br />
              </>
            )}
            {hours}
          </dd>
        </>
      )}
      {places.length > 0 && (
        <dt>
          <Icon name="pin" /> {text.places}
        </dt>
      )}
      {places.map((place) => (
        <dd key={place.id}>
          <strong>{place.name}</strong>
          {place.does && <br />}
          {place.does}
        </dd>
      ))}
      {email && (
        <>
          <dt>
            <Icon name="mail" /> {text.mail}
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {telephones.length > 0 && (
        <>
          <dt>
            <Icon name="chat" /> {text.phone}
          </dt>
          {telephones.map(({ id, name, number }) => (
            <dd key={id}>
              {name}: <a href={`tel:+${number}`}>{writeInternational(number)}</a>
            </dd>
          ))}
        </>
      )}
      {(whatsappNumber || facebookUrl || instagramUrl) && (
        <>
          <dt>
            <Icon name="chat" /> {text.follow}
          </dt>
          <dd className={styles.follow}>
            <SocialLinks />
          </dd>
        </>
      )}
    </dl>
  );
}
