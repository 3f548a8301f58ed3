import { ButtonLink } from '#app/components/Button.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { givingPath } from '#domain/donations/giving-address.ts';
import { MonthlyOutcome } from './MonthlyOutcome.tsx';
import styles from './RecurringDonation.module.css';

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
