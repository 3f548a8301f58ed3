import { showLink } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { food, toys } from '#content/products.ts';

export function loader({ context: { page, language } }: LoaderArgs) {
  const isFood = page === 'foodProducts';
  const text = (isFood ? food : toys)[language];
  const other = (isFood ? toys : food)[language];
  return {
    ...text,
    page: isFood ? 'foodProducts' : 'toyProducts',
    links: [showLink(text.link, language), showLink(text.help, language)],
    other: other.title,
  } as const;
}
