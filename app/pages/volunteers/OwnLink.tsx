import { ButtonLink } from '#app/components/Button.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';

/** The way to the own page of whoever is signed in. */
export default function OwnLink({ label }: { label: string }) {
  return (
    <div>
      <ButtonLink to={pathFor('myVolunteering', useLanguage())} icon="heart" variant="outline">
        {label}
      </ButtonLink>
    </div>
  );
}
