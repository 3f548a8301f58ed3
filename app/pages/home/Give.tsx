import { Form } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Give.module.css';

const amounts = [100, 250, 500, 1000, 2500, 5000];
const suggested = 250;

/** Carries the chosen amount to the donations page; works without JavaScript. */
export function Give() {
  const text = useText().home.give;
  const language = useLanguage();
  const pesos = new Intl.NumberFormat(locale[language]);
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="give">
      <div className={styles.give}>
        <div className={styles.words}>
          <h2 id="give">{text.heading}</h2>
          <p>{text.text}</p>
        </div>
        <Form action={pathFor('donations', language)} className={styles.form}>
          <fieldset className={styles.amounts}>
            <legend className={styles.legend}>{text.amount}</legend>
            {amounts.map((amount) => (
              <label key={amount} className={styles.amount}>
                <input
                  type="radio"
                  name="cantidad"
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
        </Form>
      </div>
    </Wrap>
  );
}
