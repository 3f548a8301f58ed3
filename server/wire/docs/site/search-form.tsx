import { docsAt } from './addresses.ts';
import { longestTerm } from './search.ts';

export const SearchForm = ({ term = '' }: { term?: string }) => (
  <search>
    <form action={`${docsAt}/search`}>
      <label htmlFor="term">Search</label>
      <input
        id="term"
        name="q"
        type="search"
        defaultValue={term}
        maxLength={longestTerm}
        autoComplete="off"
      />
      <button type="submit">Search</button>
    </form>
  </search>
);
