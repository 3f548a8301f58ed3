import { data, redirect } from 'react-router';
import { sharingTexts } from '#app/i18n/sharing.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { toPetCard } from '#app/loaders/pet-card.server.ts';
import { dateIn } from '#domain/clock.ts';
import { daysBetween } from '#domain/dates.ts';
import { sharedPicture } from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const { adoptionEvents, config, clock } = app;
  const id = params.id ?? '';
  const event = await adoptionEvents.find(id);
  if (!event) {
    if (await adoptionEvents.isCancelled(id)) return data('cancelled' as const, { status: 410 });
    throw redirect(pathFor('adoptionEvents', language));
  }
  const today = dateIn(config.timezone, clock.now());
  const past = event.date < today;
  const pets = await adoptionEvents.petsToMeet(event);
  const homes = past ? await adoptionEvents.adoptionsAt([event.id]) : undefined;
  const { petIds: _, ...shown } = event;
  const reserved = await app.reservedPets();
  return {
    event: shown,
    past,
    daysLeft: daysBetween(today, event.date),
    homes: homes?.get(event.id) ?? 0,
    sharing: {
      label: sharingTexts[language].link,
      to: pathFor('shareEvent', language, { id }),
      picture: sharedPicture('event', id, language, 'og'),
    },
    pets: pets.map((pet) => toPetCard(pet, { language, today, reserved })),
  };
}
