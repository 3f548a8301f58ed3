import { type DemoApplication, demoApplications } from '#content/demo/demo-applications.ts';
import { type DemoBooks, demoBooks } from '#content/demo/demo-books.ts';
import { demoDedications } from '#content/demo/demo-dedications.ts';
import { demoDisputed, demoDonations, demoMonthlyDonations } from '#content/demo/demo-donations.ts';
import type { DemoPet } from '#content/demo/demo-pet.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import type { Config } from '#server/config/config.ts';
import { fillApplications } from './applications.ts';
import { fillBooks } from './books.ts';
import { startCampaigns } from './campaigns.ts';
import { fillCare } from './care.ts';
import { chooseFees, fillCharges } from './charges.ts';
import { fillCompanies } from './companies.ts';
import { fillContent } from './content.ts';
import { fillDeposits } from './deposits.ts';
import { type DemoDonations, fillDonations, viewerOf } from './donations.ts';
import { fillDrives } from './drives.ts';
import { fillExpenses } from './expenses.ts';
import { withDemo } from './filling.ts';
import { fillFosters } from './fosters.ts';
import { startFundraisers } from './fundraisers.ts';
import { linkGroups } from './groups.ts';
import { invoiceInKind, invoiceOldest, setUpIssuer } from './invoices.ts';
import { fillMessages } from './messages.ts';
import { fillNewsletter } from './newsletter.ts';
import { fillNotices } from './notices.ts';
import { fillPassports } from './passports.ts';
import { tellOfPets } from './pet-news.ts';
import { fillPets } from './pets.ts';
import { createPortraits } from './portraits.ts';
import { fillRescues } from './rescues.ts';
import { fillSpending } from './spending.ts';
import { fillViews } from './views.ts';
import { fillVolunteers } from './volunteers.ts';
import { fillWishes } from './wishes.ts';

/**
 * Fills the demonstration's database with its people and pets. What is there already stays as it is, so that it can be
 * interrupted, repeated, and played with.
 * @param start the moment from which all dates of the demonstration count back
 * @param some.modelOf whose portraits a pet gets; drawing them is most of the work, and the same portrait is drawn once
 */
export async function seedDemo(
  config: Config,
  start: Date,
  onProgress: (done: number, of: number) => void,
  {
    pets = demoPets,
    donations = {
      single: [...demoDonations, ...demoDedications, ...demoDisputed],
      monthly: demoMonthlyDonations,
    },
    applications = demoApplications,
    books = demoBooks,
    modelOf = (pet) => pet,
  }: {
    pets?: readonly DemoPet[];
    donations?: DemoDonations;
    applications?: readonly DemoApplication[];
    books?: DemoBooks;
    modelOf?: (pet: DemoPet) => DemoPet;
  } = {},
): Promise<void> {
  await withDemo(config, start, async (demo) => {
    const { context, goTo } = demo;
    const { administrator, donor } = demo.people;
    const picturesOf = createPortraits(context, modelOf);
    const petIds = await fillPets(demo, pets, { picturesOf, onProgress });
    await linkGroups(context, petIds, administrator);
    await fillCare(context, petIds, administrator, start);
    await fillExpenses(context, petIds, administrator, start);
    const filling = { ...demo, petIds };
    await fillFosters(filling);
    await fillRescues(filling);
    await fillDrives(filling);
    await fillVolunteers(filling);
    await fillNotices(filling);
    await fillMessages({ context, administrator, start, goTo });
    await fillContent(context, administrator);
    await fillNewsletter({
      context,
      administrator,
      petIds: writtenAbout.flatMap((id) => petIds.get(id) ?? []),
      start,
      goTo,
    });
    await fillCompanies(filling);
    const campaigns = await startCampaigns(filling);
    const fundraisers = await startFundraisers(filling, campaigns.ids);
    const campaignIds = new Map([...campaigns.ids, ...fundraisers.ids]);
    await fillDonations({ ...filling, campaignIds }, donations);
    await tellOfPets(filling);
    await campaigns.finish();
    await fundraisers.finish();
    await fillDeposits(context, administrator, start);
    await fillBooks(filling, books);
    await fillSpending(context, administrator, start);
    await context.openFigures.countFigures(new AbortController().signal);
    await chooseFees(filling);
    await fillApplications(filling, applications);
    await fillCharges(filling, applications);
    await fillPassports({ ...filling, administrator });
    await fillWishes(context, viewerOf(donor));
    await fillViews(context, petIds);
    await context.photoMatches.comparePhotos(new AbortController().signal);
    if (donations.single.length > 0) {
      await setUpIssuer(context, administrator, start);
      await invoiceOldest(context, donor);
      await invoiceInKind(context, administrator, books);
    }
  });
}

/** Pets of the issue of the newsletter that was sent. */
const writtenAbout = ['obsidiana', 'balam', 'papaya'];
