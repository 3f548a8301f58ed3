import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { fetchSatRows, satOption } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { FactList } from '#app/components/FactList.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { accountFields } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/user-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import styles from './UserPage.module.css';

const address = [
  'street',
  'exteriorNumber',
  'interiorNumber',
  'neighborhood',
  'postalCode',
  'city',
  'federalState',
  'country',
] as const;
const billing = ['legalName', 'rfc', 'taxRegime', 'taxPostalCode', 'cfdiUse'] as const;

/** By their codes; without them the codes are shown. */
async function fetchSatNames(): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all([
    fetchSatRows('sat_regimen_fiscal'),
    fetchSatRows('sat_uso_cfdi'),
  ]);
  return new Map(
    lists
      .flat()
      .map(satOption)
      .map(({ value, label }) => [value, label]),
  );
}

/** What the person has said of themselves. */
export function UserProfile({ user }: { user: User }) {
  const { user: text, invitations } = useAdministrationText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { data: satNames } = useFound(['SAT names'], fetchSatNames);
  const label = (name: keyof typeof accountFields) => accountFields[name].label[language];
  const factsOf = (names: readonly (keyof typeof accountFields & keyof User)[]) =>
    names.map((name) => [label(name), String(user[name] ?? '')] as const);
  const sections = [
    {
      title: text.personal,
      facts: [
        [label('phone'), formatPhone(user.phone)],
        [label('language'), invitations.form.languages[user.language]],
        [label('createdAt'), when(user.createdAt)],
      ] as const,
    },
    { title: text.address, facts: factsOf(address) },
    {
      title: text.billing,
      facts: factsOf(billing).map(
        ([name, value]) => [name, satNames?.get(value) ?? value] as const,
      ),
      none: text.noBilling,
    },
  ];
  return (
    <div className={styles.sections}>
      {sections.map(({ title, facts, none = text.unknown }) => {
        const known = facts.filter(([, value]) => value !== '');
        return (
          <section key={title} className={styles.section}>
            <h3>{title}</h3>
            {known.length === 0 && <p className={styles.soft}>{none}</p>}
            <FactList>
              {known.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </FactList>
          </section>
        );
      })}
    </div>
  );
}
