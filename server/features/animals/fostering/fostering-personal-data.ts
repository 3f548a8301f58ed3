import { privatePhotoPath } from '#domain/private-photos.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { deleteAsker, findAsker } from './askers.repository.ts';
import { findAsksOfHome } from './asks.repository.ts';
import { deleteDiaryEntries, findEntriesBy, forgetDecider } from './diary.repository.ts';
import { deleteHomes, findHomeOf } from './foster-homes.repository.ts';
import { deleteHandsOf, findHandsOf } from './hands.repository.ts';
import { findCurrent, findPlacementsOfHome, forgetNotesOfHome } from './placements.repository.ts';
import { deleteRequestsBy, findRequestsBy } from './requests.repository.ts';

/** The home that the person offers. Nobody leaves while animals are there: somebody has to know where they are. */
export const homePersonalData = (database: Database): PersonalData => ({
  key: 'fosterHome',
  title: { es: 'Tu hogar temporal', en: 'Your foster home' },
  labels: {
    status: { es: 'Estado', en: 'Status' },
    species: { es: 'Especie', en: 'Species' },
    places: { es: 'Lugares', en: 'Places' },
    ages: { es: 'Edades', en: 'Ages' },
    sizes: { es: 'Tamaños', en: 'Sizes' },
    skills: { es: 'Lo que puedes hacer', en: 'What you can do' },
    animals: { es: 'Animales que viven contigo', en: 'Animals that live with you' },
    notes: { es: 'Notas', en: 'Notes' },
    city: { es: 'Ciudad', en: 'City' },
    availableUntil: { es: 'Disponible hasta', en: 'Available until' },
    createdAt: { es: 'Desde cuándo', en: 'Offered since' },
    changedAt: { es: 'Último cambio', en: 'Last change' },
  },
  async find({ id }) {
    const home = await findHomeOf(database.query, id);
    return home ? [{ ...home }] : [];
  },
  erasureObstacle: async (query, { id }) =>
    (await hasGuests(query, id)) ? 'fosterStillHolds' : undefined,
  inUse: (query, { id }) => hasGuests(query, id),
  async erase(tx, { id }) {
    const home = await findHomeOf(tx.query, id);
    if (!home) return;
    await forgetNotesOfHome(tx, home.id);
    await deleteHomes(tx, [home.id]);
  },
});

async function hasGuests(query: Tx['query'], accountId: string): Promise<boolean> {
  const home = await findHomeOf(query, accountId);
  return home !== undefined && (await findCurrent(query, { homeIds: [home.id] })).length > 0;
}

/** The pets that they offered their home to. */
export const handsPersonalData = ({ query }: Database): PersonalData => ({
  key: 'fosterHands',
  title: { es: 'Mascotas por las que levantaste la mano', en: 'Pets that you raised a hand for' },
  labels: {
    pet: { es: 'Mascota', en: 'Pet' },
    words: { es: 'Texto', en: 'Text' },
    createdAt: { es: 'Fecha', en: 'Date' },
  },
  async find({ id }) {
    const hands = await findHandsOf(query, id);
    const ids = hands.map(({ petId }) => petId);
    const pets = await petReferences.find(query, ids);
    return hands.map(({ petId, words, createdAt }) => ({
      pet: pets.find((one) => one.id === petId)?.name ?? '',
      words,
      createdAt,
    }));
  },
  erase: (tx, { id }) => deleteHandsOf(tx, id),
});

/** Which animals were there. That they were somewhere stays with the pet, without saying where. */
export const staysPersonalData = ({ query }: Database): PersonalData => ({
  key: 'fosterStays',
  title: { es: 'Animales que cuidaste en tu hogar', en: 'Animals that you fostered' },
  labels: {
    pet: { es: 'Mascota', en: 'Pet' },
    startedOn: { es: 'Desde', en: 'From' },
    endedOn: { es: 'Hasta', en: 'Until' },
    lent: { es: 'Lo que te prestamos', en: 'What we lent you' },
    notes: { es: 'Notas', en: 'Notes' },
  },
  async find({ id }) {
    const home = await findHomeOf(query, id);
    const stays = home ? await findPlacementsOfHome(query, home.id) : [];
    const pets = await petReferences.find(
      query,
      stays.map(({ petId }) => petId),
    );
    return stays.map(({ petId, startedOn, endedOn, lent, notes }) => ({
      pet: pets.find((one) => one.id === petId)?.name ?? '',
      startedOn,
      endedOn,
      lent: lent.map(({ what }) => what).join(', '),
      notes,
    }));
  },
  // With the home.
  async erase() {},
});

/** What they wrote of the animals, with the photos; those that the pet's people took over stay on its page. */
export const diaryPersonalData = ({
  database,
  privatePhotos,
}: {
  database: Database;
  privatePhotos: PrivatePhotos;
}): PersonalData => ({
  key: 'fosterDiary',
  title: { es: 'Tus diarios de hogar temporal', en: 'Your foster diaries' },
  labels: {
    pet: { es: 'Mascota', en: 'Pet' },
    words: { es: 'Texto', en: 'Text' },
    createdAt: { es: 'Fecha', en: 'Date' },
  },
  async find({ id }) {
    const { query } = database;
    const entries = await findEntriesBy(query, id);
    const pets = await petReferences.find(
      query,
      entries.map(({ petId }) => petId),
    );
    return entries.map((entry) => ({
      pet: pets.find((one) => one.id === entry.petId)?.name ?? '',
      words: entry.words,
      createdAt: entry.createdAt,
    }));
  },
  async erase(tx, { id }) {
    const ids = (await findEntriesBy(tx.query, id)).map((entry) => entry.id);
    await privatePhotos.remove(tx, 'fosterDiary', ids);
    await deleteDiaryEntries(tx, ids);
    await forgetDecider(tx, id);
  },
});

export const diaryPhotosPersonalData = ({
  database,
  privatePhotos,
  siteUrl,
}: {
  database: Database;
  privatePhotos: PrivatePhotos;
  siteUrl: string;
}): PersonalData => ({
  key: 'fosterDiaryPhotos',
  title: { es: 'Las fotos de tus diarios', en: 'The photos of your diaries' },
  labels: {
    photo: { es: 'Foto', en: 'Photo' },
    addedAt: { es: 'Cuándo la mandaste', en: 'When you sent it' },
  },
  async find({ id }) {
    const entries = await findEntriesBy(database.query, id);
    const photos = await privatePhotos.list(
      database.query,
      'fosterDiary',
      entries.map((entry) => entry.id),
    );
    return photos.map((one) => ({
      addedAt: one.addedAt,
      photo: new ExportedFile({
        key: photoKey(one.id),
        address: siteUrl + privatePhotoPath(one.id),
        path: `foster-diary/${one.id}.webp`,
      }),
    }));
  },
  // With the entries.
  async erase() {},
});

/** What they asked the homes. It goes with its answers. */
export const requestsPersonalData = ({ query }: Database): PersonalData => ({
  key: 'fosterRequests',
  title: { es: 'Lo que preguntaste a los hogares temporales', en: 'What you asked foster homes' },
  labels: {
    species: { es: 'Especie', en: 'Species' },
    count: { es: 'Cuántos', en: 'How many' },
    age: { es: 'Edad', en: 'Age' },
    size: { es: 'Tamaño', en: 'Size' },
    skills: { es: 'Lo que necesitaban', en: 'What they needed' },
    city: { es: 'Ciudad', en: 'City' },
    pickup: { es: 'Dónde recogerlos', en: 'Where to pick them up' },
    words: { es: 'Texto', en: 'Text' },
    createdAt: { es: 'Fecha', en: 'Date' },
  },
  async find({ id }) {
    return (await findRequestsBy(query, id)).map((one) => ({ ...one }));
  },
  erase: (tx, { id }) => deleteRequestsBy(tx, id),
});

/** Whether they may ask the homes, and since when. */
export const askerPersonalData = ({ query }: Database): PersonalData => ({
  key: 'fosterAsker',
  title: {
    es: 'Tu permiso para preguntar a los hogares temporales',
    en: 'Your permission to ask foster homes',
  },
  labels: {
    askedAt: { es: 'Cuándo lo pediste', en: 'When you asked for it' },
    confirmedAt: { es: 'Cuándo se confirmó', en: 'When it was confirmed' },
  },
  async find({ id }) {
    const asker = await findAsker(query, id);
    return asker ? [{ askedAt: asker.asked_at, confirmedAt: asker.confirmed_at }] : [];
  },
  erase: (tx, { id }) => deleteAsker(tx, id),
});

/** What they answered; it goes with the home. */
export const answersPersonalData = ({ query }: Database): PersonalData => ({
  key: 'fosterAnswers',
  title: { es: 'Lo que contestaste como hogar temporal', en: 'What you answered as a foster home' },
  labels: {
    sentAt: { es: 'Cuándo te preguntamos', en: 'When we asked you' },
    answer: { es: 'Respuesta', en: 'Answer' },
    answeredAt: { es: 'Cuándo contestaste', en: 'When you answered' },
  },
  async find({ id }) {
    const home = await findHomeOf(query, id);
    const asks = home ? await findAsksOfHome(query, home.id) : [];
    return asks.map((one) => ({ ...one }));
  },
  // With the home.
  async erase() {},
});
