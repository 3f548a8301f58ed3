import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { formatPesos } from '#domain/money.ts';

/** Of what search engines show. */
const longestDescription = 160;

export async function loader({ context }: LoaderArgs) {
  const isFood = context.page === 'foodProducts';
  const { food, toys } = await readContent(context, 'products');
  const text = isFood ? food : toys;
  const other = isFood ? toys : food;
  const show = await textShower(context);
  const shown = await pictureShower(
    context,
    text.items.map(({ picture }) => picture),
    { sizes: '(min-width: 62rem) 18rem, 85vw', ratio: 4 / 3 },
  );
  return {
    ...text,
    // The first product takes the place of the notice that there is none.
    paragraphs: text.items.length > 0 ? [] : text.paragraphs,
    status: text.items.length > 0 ? undefined : text.status,
    description:
      text.items.length > 0
        ? `${text.title}: ${text.items.map(({ name }) => name).join(', ')}`.slice(
            0,
            longestDescription,
          )
        : text.description,
    items: text.items.map(({ priceCents, picture, ...item }) => ({
      ...item,
      picture: shown(picture),
      price: formatPesos(priceCents),
    })),
    page: isFood ? 'foodProducts' : 'toyProducts',
    links: [show.link(text.link), show.link(text.help)],
    other: other.title,
    isOtherComing: other.items.length === 0,
  } as const;
}
