import { data } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { drivesText } from '#app/i18n/drives.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { locale } from '#domain/language.ts';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  const text = drivesText[language].certificate;
  const { title, description } = text;
  const found = await app.drives.verifyCertificate(address, params.code ?? '');
  if (!found) {
    const unknown = { isAuthentic: false, heading: text.unknown, words: text.unknownText };
    return data({ title, description, ...unknown }, { status: 404 });
  }
  const { species, sexes } = driveLabels[language];
  const animal = `${species[found.species]}, ${sexes[found.sex].toLowerCase()}`;
  const day = longDate(found.onDate, locale[language]);
  return {
    ...{ title, description },
    isAuthentic: true,
    heading: text.authentic,
    words: text.authenticText(found.petName, animal, day, found.drive),
  };
}
