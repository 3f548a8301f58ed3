import { ButtonLink } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useOnDemandText } from '#app/i18n/donations/on-demand.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';

/** Whoever gives each month gives no second time. */
export default function HasMonthly() {
  const text = useOnDemandText().hasMonthly;
  const language = useLanguage();
  return (
    <Notice title={text.title}>
      <p>{text.text}</p>
      <p>
        <ButtonLink
          to={`${pathFor('myProfile', language)}#donativo`}
          size="small"
          variant="outline"
          icon="arrow"
        >
          {text.link}
        </ButtonLink>
      </p>
    </Notice>
  );
}
