import { drivesText } from '#app/i18n/drives.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { driveCard } from './drive-card.server.ts';

export async function loader({ context }: LoaderArgs) {
  const { app, language } = context;
  const { title, description, lead, next, none, noneText, past, see } = drivesText[language];
  const upcoming = await app.drives.upcomingDrives();
  const held = await app.drives.heldDrives();
  return {
    ...{ title, description, lead, next, none, noneText, past, see },
    upcoming: upcoming.map((drive) => driveCard(drive, language)),
    held: held.map((drive) => driveCard(drive, language)),
  };
}
