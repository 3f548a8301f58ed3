import { useLocation, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { useCataloguesText } from '#app/i18n/catalogues.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import { RightRequired } from '#app/session/RightRequired.tsx';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { pathFor } from '#domain/site-map.ts';
import { CatalogueList } from './CatalogueList.tsx';
import { catalogueOf } from './catalogue-rows.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** The screen of every catalogue, drawn from what its contract says; without a name that of the first. */
export default function AdminCataloguePage() {
  const { schema = catalogueNamed('products').schema } = useParams();
  const language = useLanguage();
  const catalogue = catalogueOf(schema);
  const { search } = useLocation();
  if (!catalogue) {
    const first = pathFor('adminCatalogues', language) + search;
    return <RightRequired page="adminCatalogue">{() => <Leaving to={first} />}</RightRequired>;
  }
  return (
    <AdminFrame title={catalogue.title[language]} lead={catalogue.about[language]}>
      {() => (
        <>
          <CatalogueTabs current={catalogue} />
          <CatalogueList key={schema} catalogue={catalogue} />
        </>
      )}
    </AdminFrame>
  );
}

function CatalogueTabs({ current }: { current: Catalogue }) {
  const text = useCataloguesText();
  const language = useLanguage();
  const links = catalogueNames.map(catalogueNamed).map(({ schema, title }) => ({
    to: pathFor('adminCatalogue', language, { schema }),
    label: title[language],
    current: schema === current.schema,
  }));
  return <TabLinks label={text.catalogues} links={links} />;
}
