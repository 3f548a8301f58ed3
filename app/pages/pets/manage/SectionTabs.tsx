import { TabLinks } from '#app/components/TabLinks.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  addressOf,
  type ListView,
  type Section,
  sections,
} from '#app/pages/pets/actions/list-address.ts';

interface Props {
  view: ListView;
  withDeleted: boolean;
  /** Undefined until they are counted. */
  counts: ReadonlyMap<Section, number> | undefined;
}

/** What is searched for goes along from one to the next. */
export function SectionTabs({ view, withDeleted, counts }: Props) {
  const text = useMyPetsText().sections;
  const language = useLanguage();
  const links = sections
    .filter((section) => section !== 'deleted' || withDeleted)
    .map((section) => ({
      to: addressOf({ ...view, section, page: 1 }, language),
      label: text.names[section],
      current: section === view.section,
      count: counts && (counts.get(section) ?? 0),
    }));
  return <TabLinks label={text.label} links={links} preventScrollReset />;
}
