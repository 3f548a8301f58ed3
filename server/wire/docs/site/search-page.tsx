import { docsDocument } from './frame.tsx';
import { Prose } from './prose-text.tsx';
import { mostResults, type SearchEntry, search } from './search.ts';

const kinds = { call: 'Call', guide: 'Guide', schema: 'Schema', type: 'Type' } as const;

export function searchPage(siteName: string, entries: readonly SearchEntry[], term: string) {
  const found = search(entries, term);
  return docsDocument({
    siteName,
    title: 'Search',
    page: 'search',
    term,
    children: (
      <>
        <p className="facts">{resultCount(found.length, term)}</p>
        <ul className="calls">
          {found.slice(0, mostResults).map(({ kind, name, href, summary }) => (
            <li key={href}>
              <a href={href}>
                <code>{name}</code>
              </a>
              <span>
                {kinds[kind]}
                {summary && ': '}
                <Prose>{summary}</Prose>
              </span>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}

function resultCount(count: number, term: string): string {
  if (term === '') return 'Search for a call, a field, an error code or a word of a description.';
  if (count === 0) return `Nothing in the reference matches “${term}”.`;
  const results = `${count} ${count === 1 ? 'result' : 'results'} for “${term}”`;
  return count > mostResults ? `${results}; the first ${mostResults} are shown.` : `${results}.`;
}
