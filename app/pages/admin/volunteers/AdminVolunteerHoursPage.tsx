import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { HoursOfAll } from './HoursOfAll.tsx';
import { HoursToReview } from './HoursToReview.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminVolunteerHoursPage() {
  const text = useVolunteerHoursText().desk;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <HoursToReview />
          <HoursOfAll />
        </>
      )}
    </AdminFrame>
  );
}
