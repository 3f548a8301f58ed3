import { Link } from 'react-router';
import { pathOf } from '#app/components/managed-media.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdoptedDialog.module.css';
import { firstPage } from './list-address.ts';
import { type ManagedPet, programmeOf } from './managed-pet.ts';
import { PaperLink } from './PaperLink.tsx';
import { usePapers } from './use-papers.ts';

interface Props {
  pet: ManagedPet;
  onClose: () => void;
}

/** A pet has found its family: its picture, the good news to share, and its papers at hand. */
export function AdoptedDialog({ pet, onClose }: Props) {
  const text = useMyPetsText().adopted;
  const { close } = useAccountText();
  const language = useLanguage();
  const { id, folderId, description, media } = pet;
  const { name } = description;
  const [first] = media;
  return (
    <WritingDialog title={text.title(name)} close={close} onClose={onClose}>
      {first && (
        <img
          className={styles.photo}
          src={first.kind === 'image' ? pathOf(first) : first.thumbnail}
          alt={name}
          decoding="async"
        />
      )}
      <p>{text.thanks}</p>
      {/* Who never saw it has nothing to be told of: its page tells the good news to those who did. */}
      {first && (
        <ShareMenu
          label={text.share(name)}
          message={text.message(name)}
          path={pathFor(pageOf[programmeOf(pet)], language, { id })}
        />
      )}
      <section aria-label={text.papers}>
        <h3>{text.papers}</h3>
        {pet.contractUrl !== null && <Contract petId={id} />}
        <ul className={`plain-list ${styles.ways}`}>
          {folderId !== null && (
            <li>
              <Link to={pathFor('documentFolder', language, { name, folderId })}>
                {text.folder(name)}
              </Link>
            </li>
          )}
          <li>
            <Link to={firstPage('adopted', language)} onClick={onClose}>
              {text.list}
            </Link>
          </li>
        </ul>
      </section>
    </WritingDialog>
  );
}

function Contract({ petId }: { petId: string }) {
  const { data } = usePapers('contrato', petId);
  return data?.map((paper) => <PaperLink key={paper.url} {...paper} />);
}
