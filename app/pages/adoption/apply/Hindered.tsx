import { ButtonLink } from '#app/components/Button.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Apply.module.css';
import type { Hindrance } from './own-applications.ts';

interface Props {
  name: string;
  /** The portal's own words where it is another reason. */
  because: Hindrance | { message: string };
}

/** Why there is no application now, and the way on. */
export function Hindered({ name, because }: Props) {
  const text = useAdoptionText().apply;
  const language = useLanguage();
  const place = useFocusOnArrival();
  const words =
    because === 'already'
      ? { title: text.already.title(name), text: text.already.text }
      : because === 'tooMany'
        ? text.tooMany
        : { title: because.message, text: text.rejected.text };
  const isOwn = typeof because === 'string';
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice kind="info" title={words.title} announce>
        <p>{words.text}</p>
      </Notice>
      <div className={styles.ways}>
        {isOwn && (
          <ButtonLink to={pathFor('myApplications', language)}>{text.sent.applications}</ButtonLink>
        )}
        <ButtonLink
          to={pathFor('adoptionPets', language)}
          icon="paw"
          variant={isOwn ? 'outline' : 'primary'}
        >
          {text.sent.more}
        </ButtonLink>
      </div>
    </div>
  );
}
