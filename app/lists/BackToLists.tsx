import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { BackToList } from './BackToList.tsx';
import { lastShown } from './left-lists.ts';

type Text = ReturnType<typeof useAccountText>['menu']['pages'];

/** Of those who look after animals. */
export const petLists = ['myAdoptions', 'myRehabilitations', 'adoptedPets'] as const;

/** From a page that several lists lead to: back to the one that was shown last; nothing where none was. */
export function BackToLists({ lists }: { lists: readonly (keyof Text)[] }) {
  const names = useAccountText().menu.pages;
  const language = useLanguage();
  const last = lastShown(lists.map((list) => pathFor(list, language)));
  const list = lists.find((one) => pathFor(one, language) === last);
  if (!last || !list) return null;
  return (
    <p>
      <BackToList path={last}>← {names[list]}</BackToList>
    </p>
  );
}
