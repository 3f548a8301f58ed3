import { Fragment } from 'react';
import { Link } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { contentSlugs } from '#domain/content/content-address.ts';
import { type FoundSetting, findSettings } from '#domain/settings/setting-calls.ts';
import type { SettingName } from '#domain/settings/settings.ts';
import { pathFor } from '#domain/site-map.ts';
import { ProviderKeys } from './ProviderKeys.tsx';
import { SettingForm } from './SettingForm.tsx';
import styles from './Settings.module.css';

const groups = ['portal', 'adoptions', 'fees', 'donations'] as const;

const groupOf: Record<SettingName, (typeof groups)[number]> = {
  timezone: 'portal',
  releasesAddress: 'portal',
  adoptionFlow: 'adoptions',
  reservationDays: 'adoptions',
  recoveryFee: 'fees',
  recoveryFeePercent: 'fees',
  recoveryFeePuppyPesos: 'fees',
  recoveryFeeDogPesos: 'fees',
  recoveryFeeKittenPesos: 'fees',
  recoveryFeeCatPesos: 'fees',
  feeInvoiceProduct: 'fees',
  feeInvoiceTax: 'fees',
  depositPesos: 'fees',
  largestDonationPesos: 'donations',
};

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminSettingsPage() {
  const text = useSettingsText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Settings />}
    </AdminFrame>
  );
}

function Settings() {
  const text = useSettingsText();
  const language = useLanguage();
  const { data, failure, reload } = useCall(findSettings, {});
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const slug = contentSlugs.organisation;
  return (
    <>
      <p>
        {text.organisation}{' '}
        <Link to={pathFor('editContent', language, { slug })}>{text.organisationLink}</Link>.
      </p>
      {groups.map((group) => (
        <Fragment key={group}>
          <h2 className={styles.title}>{text.groups[group]}</h2>
          {data
            .filter(({ name }) => groupOf[name] === group && !isIdle(name, data))
            .map((found) => (
              // What was saved, or given up, begins anew.
              <SettingForm key={`${found.name} ${found.source} ${found.value}`} found={found} />
            ))}
        </Fragment>
      ))}
      <ProviderKeys />
    </>
  );
}

/** Whether a setting of the recovery fee counts for nothing, as the fee is proposed now. */
function isIdle(name: SettingName, all: readonly FoundSetting[]): boolean {
  const fee = all.find((one) => one.name === 'recoveryFee')?.value;
  if (name === 'recoveryFeePercent') return fee !== 'percent';
  if (/^recoveryFee.+Pesos$/.test(name)) return fee !== 'amounts';
  return name.startsWith('feeInvoice') && fee === 'off';
}
