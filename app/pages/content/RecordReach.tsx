import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findRecordReach } from '#domain/content/content-calls.ts';
import styles from './Editor.module.css';

/** Where the changed fields of the organisation's record will show, before they are published. */
export function RecordReach() {
  const text = useContentEditorText().reach;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findRecordReach, {}, { isFresh: true });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  return (
    <section aria-labelledby="record-reach" aria-busy={!data} className={styles.reach}>
      <h3 id="record-reach">{text.title}</h3>
      {data?.length === 0 && <p>{text.nothing}</p>}
      <dl>
        {data?.map(({ field, places }) => (
          <div key={field.es}>
            <dt>{field[language]}</dt>
            <dd>
              {places.length > 0
                ? places.map((place) => place[language]).join(' · ')
                : text.nowhere}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
