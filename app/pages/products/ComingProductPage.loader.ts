import { readContent, textShower } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const isFood = context.page === 'foodProducts';
  const { food, toys } = await readContent(context, 'products');
  const text = isFood ? food : toys;
  const other = isFood ? toys : food;
  const show = await textShower(context);
  return {
    ...text,
    page: isFood ? 'foodProducts' : 'toyProducts',
    links: [show.link(text.link), show.link(text.help)],
    other: other.title,
  } as const;
}
