import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import street from '#app/components/drawings/street.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import { socialCause } from '#content/about/social-cause.ts';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const text = socialCause[language];
  return { ...text, sections: showSections(text.sections, language) };
}

const looks: readonly SectionLook[] = [
  {},
  { tone: 'jade', layout: 'centre' },
  {},
  { tone: 'sol', link: 'primary' },
];

export default function SocialCausePage() {
  const { sections, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="usSocialCause" tone="rosa" picture={street} {...text}>
      <TextSections sections={sections} looks={looks} />
    </Article>
  );
}
