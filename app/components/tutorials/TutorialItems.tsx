import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { Tutorial, TutorialId } from '#content/tutorials/tutorial.ts';
import { pathFor } from '#domain/initial-site-map.ts';

type Dialog = ComponentType<{ id: TutorialId; tutorial: Tutorial; onClose: () => void }>;

interface Props {
  /** Of the menu's links. */
  className: string | undefined;
  /** Closes the menu. */
  onChoose: () => void;
}

/**
 * The tutorials as items of the Pets menu. Their drawings and words are fetched when one is opened; without
 * JavaScript an item leads to the question that explains how to register.
 */
export function TutorialItems({ className, onChoose }: Props) {
  const { tutorials } = useText().content;
  const language = useLanguage();
  const [open, setOpen] = useState<{ Dialog: Dialog; id: TutorialId; tutorial: Tutorial }>();
  const list = useRef<Element>(null);

  async function show(event: MouseEvent<HTMLAnchorElement>, id: TutorialId) {
    event.preventDefault();
    list.current = event.currentTarget.closest('ul');
    const [{ default: Dialog }, words] = await Promise.all([
      import('./TutorialDialog.tsx'),
      language === 'en' ? import('#content/tutorials/en.ts') : import('#content/tutorials/es.ts'),
    ]);
    onChoose();
    setOpen({ Dialog, id, tutorial: words.tutorials[id] });
  }

  /** The item is hidden again: what opened its menu takes the focus back. */
  function close() {
    setOpen(undefined);
    const opener = list.current?.previousElementSibling;
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <>
      {Object.entries(tutorials).map(([id, label]) => (
        <li key={id}>
          <a
            className={className}
            href={`${pathFor('faqs', language)}#${registerSlug[language]}`}
            aria-haspopup="dialog"
            onClick={(event) => show(event, id as TutorialId)}
          >
            {label}
          </a>
        </li>
      ))}
      {open && <open.Dialog id={open.id} tutorial={open.tutorial} onClose={close} />}
    </>
  );
}

/** Of the question in content/faqs/portal.ts. */
const registerSlug = { es: 'registrar-una-mascota', en: 'register-a-pet' };
