import { FactList } from '#app/components/FactList.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ShownHome } from '#domain/fostering/foster-home-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './Fostering.module.css';

/** What is offered, as it was said; what nobody said is left out. */
export function HomeFacts({ home }: { home: ShownHome }) {
  const text = useFosteringText();
  const say = text.mine.form;
  const language = useLanguage();
  const facts = [
    [say.species, `${text.species[home.species]}, ${text.animals(home.places)}`],
    [say.ages, home.ages.map((age) => text.ages[age]).join(', ')],
    [
      say.sizes,
      home.species === 'cat' ? '' : home.sizes.map((size) => text.sizes[size]).join(', '),
    ],
    [say.skills, home.skills.map((skill) => text.skills[skill]).join(', ')],
    [say.animals, home.animals],
    [say.notes, home.notes],
    [say.city, home.city],
    [
      say.until,
      home.availableUntil === null
        ? text.admin.noLimit
        : longDate(home.availableUntil, locale[language]),
    ],
  ] as const;
  return (
    <FactList single>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.words}>{value}</dd>
          </div>
        ))}
    </FactList>
  );
}
