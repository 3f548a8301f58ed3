import { Link } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { contentSlugs } from '#domain/content/content-address.ts';
import { findSettings } from '#domain/settings/setting-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { ProviderKeys } from './ProviderKeys.tsx';
import { SettingForm } from './SettingForm.tsx';

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
      {data.map((found) => (
        // What was saved, or given up, begins anew.
        <SettingForm key={`${found.name} ${found.source} ${found.value}`} found={found} />
      ))}
      <ProviderKeys />
    </>
  );
}
