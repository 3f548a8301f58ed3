import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import {
  type Tutorial,
  type TutorialId,
  type TutorialPicture,
  videoNote,
} from '#content/tutorials/tutorial.ts';
import { Icon } from '../Icon.tsx';
import styles from './TutorialDialog.module.css';

const drawings = import.meta.glob<string>('../drawings/tutorials/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});
const drawingOf = (picture: TutorialPicture) => drawings[`../drawings/tutorials/${picture}.svg`];

interface Props {
  id: TutorialId;
  tutorial: Tutorial;
  onClose: () => void;
}

/** Outside the menu that opened it, which closes. */
export default function TutorialDialog({ id, tutorial: { title, lead, steps }, onClose }: Props) {
  const text = useText().common;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="tutorial-title"
      onClose={onClose}
      onClick={(event) => {
        // A click beside the content is a click on the dialog itself.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="tutorial-title">{title}</h2>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              <Icon name="close" size={24} label={text.close} />
            </button>
          </form>
        </div>
        <p className={styles.lead}>{lead}</p>
        <TutorialVideo id={id} title={title} />
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ picture, title, text }, index) => (
            <li key={title} className={styles.step}>
              <img src={drawingOf(picture)} alt="" width={240} height={240} />
              <div>
                <h3>
                  <span className={styles.number}>{index + 1}</span>
                  {title}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </dialog>,
    document.body,
  );
}

/** Where one is configured and can be shown. Silent until somebody wants its sound: the steps say the same in words. */
function TutorialVideo({ id, title }: { id: TutorialId; title: string }) {
  const language = useLanguage();
  const video = useSite().tutorialVideos?.[id];
  const [failed, setFailed] = useState(false);
  if (!video || failed) return null;
  return (
    <figure className={styles.video}>
      <video
        src={video}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={title}
        onError={() => setFailed(true)}
      />
      <figcaption>{videoNote[language]}</figcaption>
    </figure>
  );
}
