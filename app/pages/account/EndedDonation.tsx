import { ButtonLink } from '#app/components/Button.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from '#app/monthly/Monthly.module.css';
import { MonthlyOutcome } from '#app/monthly/MonthlyOutcome.tsx';
import { givingPath } from '#domain/donations/giving-address.ts';

/** In the place of a monthly donation that its donor has just ended. */
export function EndedDonation({ how }: { how: 'cancelled' | 'removed' }) {
  const text = useAccountText().recurring;
  const language = useLanguage();
  const { title, text: what } = text.ended[how];
  return (
    <Section title={text.title}>
      <MonthlyOutcome title={title}>
        <p>{what}</p>
        <div className={styles.steps}>
          <ButtonLink to={givingPath(language, { kind: 'monthly' })} size="small" variant="outline">
            {text.another}
          </ButtonLink>
        </div>
      </MonthlyOutcome>
    </Section>
  );
}
