import { lazy } from 'react';
import { Dog } from '#app/components/Animals.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { SocialLinks } from '#app/components/SocialLinks.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { firstInteraction } from '#app/first-interaction.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './ContactTeaser.module.css';

/** There from the beginning, and sent by the browser alone until hydration. */
const ContactForm = lazy(async () => {
  await firstInteraction;
  const { ContactForm } = await import('#app/contact/ContactForm.tsx');
  return { default: ContactForm };
});

/** @param here where and when somebody helps; '' where the organisation has not said it */
export function ContactTeaser({ here }: { here: string }) {
  const text = useText().home.contact;
  const language = useLanguage();
  const { whatsappNumber, facebookUrl, instagramUrl } = useSite();
  return (
    <Wrap as="section" className={styles.contact} aria-labelledby="contact">
      <div className={styles.words}>
        <div className={styles.picture}>
          <Dog coat="sand" />
        </div>
        <h2 id="contact">{text.heading}</h2>
        <p>
          {here && `${here} `}
          {text.text}
        </p>
        <div className={styles.ways}>
          {whatsappNumber && (
            <ButtonLink
              href={`https://wa.me/${whatsappNumber}`}
              target="_blank"
              rel="noopener"
              variant="outline"
              icon="whatsapp"
            >
              {text.chat}
            </ButtonLink>
          )}
          <ButtonLink to={pathFor('joinTheProject', language)} variant="quiet">
            {text.join}
          </ButtonLink>
        </div>
        {(facebookUrl || instagramUrl) && (
          <div className={styles.follow}>
            <p>{text.follow}</p>
            <SocialLinks />
          </div>
        )}
      </div>
      <LazyBoundary>
        <ContactForm />
      </LazyBoundary>
    </Wrap>
  );
}
