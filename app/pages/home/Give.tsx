import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { givingParams } from '#domain/donations/giving-address.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import styles from './Give.module.css';

/** Plans of a monthly donation too. */
const amounts = [100, 250, 500, 1000, 2500, 5000];
const suggested = 250;

/** Carries the chosen amount, once or each month, to the donations page; works without JavaScript. */
export function Give({ links }: { links: readonly { href: string; label: string }[] }) {
  const text = useText().home.give;
  const { profits } = useSite();
  const language = useLanguage();
  const pesos = new Intl.NumberFormat(locale[language]);
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="give">
      <div className={styles.give}>
        <div className={styles.words}>
          <h2 id="give">{text.heading}</h2>
          <p>
            {profits && `${profits} `}
            {text.text}
          </p>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <QueryForm action={pathFor('donations', language)} className={styles.form}>
          <fieldset className={styles.often}>
            <legend className="visually-hidden">{text.often}</legend>
            {(['sterilization', 'monthly'] as const).map((kind) => (
              <label key={kind} className={styles.choice}>
                <input
                  type="radio"
                  name={givingParams.kind}
                  value={donationKinds.toWire(kind)}
                  defaultChecked={kind === 'sterilization'}
                  className={styles.radio}
                />
                {kind === 'monthly' ? text.monthly : text.once}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.amounts}>
            <legend className={styles.legend}>{text.amount}</legend>
            {amounts.map((amount) => (
              <label key={amount} className={styles.amount}>
                <input
                  type="radio"
                  name={givingParams.amount}
                  value={amount}
                  defaultChecked={amount === suggested}
                  className={styles.radio}
                />
                ${pesos.format(amount)}
              </label>
            ))}
          </fieldset>
          <Button type="submit" icon="heart" className={styles.donate}>
            {text.donate}
          </Button>
        </QueryForm>
      </div>
    </Wrap>
  );
}
