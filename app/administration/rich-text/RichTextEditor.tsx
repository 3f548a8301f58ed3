import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useFieldNotes } from '#app/forms/Field.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import type { LinkTarget } from '#domain/content/link.ts';
import type { Block } from '#domain/content/rich-text.ts';
import type { Language } from '#domain/language.ts';
import { LinkTargetFields } from './LinkTargetFields.tsx';
import styles from './RichTextEditor.module.css';
import { fromDocument, toDocument } from './rich-text-document.ts';
import { emptyBlock, richTextExtensions } from './rich-text-extensions.ts';

interface Props {
  label: string;
  language: Language | undefined;
  error: string | undefined;
  value: readonly Block[];
  onChange: (blocks: readonly Block[]) => void;
}

/** A text of headings, lists, emphasis and links. */
export default function RichTextEditor({ label, language, error, value, onChange }: Props) {
  const text = useContentEditorText();
  const { id, describedBy, notes } = useFieldNotes({ error });
  const editor = useEditor({
    extensions: richTextExtensions(text.rich),
    content: toDocument(value),
    // The portal's policy allows no style that a script writes.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(language && { lang: language }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(fromDocument(changed.getJSON())),
  });
  return (
    <div className={styles.field}>
      <p id={`${id}label`} className={styles.label}>
        {label}
      </p>
      <div className={styles.box} data-wrong={error ? '' : undefined}>
        <Toolbar editor={editor} label={label} />
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {notes}
    </div>
  );
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { rich } = useContentEditorText();
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      strong: now.isActive('bold'),
      em: now.isActive('italic'),
      link: now.isActive('contentLink'),
      heading: now.isActive('heading'),
      list: now.isActive('bulletList'),
      callout: now.isActive('callout'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { name: 'strong', on: active.strong, run: () => chain().toggleMark('bold').run() },
    { name: 'em', on: active.em, run: () => chain().toggleMark('italic').run() },
    { name: 'link', on: active.link, run: () => setLinking(!isLinking) },
    {
      name: 'heading',
      on: active.heading,
      run: () => chain().toggleNode('heading', 'paragraph', { level: 3 }).run(),
    },
    {
      name: 'list',
      on: active.list,
      run: () => chain().toggleList('bulletList', 'listItem').run(),
    },
    {
      name: 'callout',
      on: active.callout,
      run: () => chain().toggleNode('callout', 'paragraph').run(),
    },
    { name: 'steps', on: undefined, run: () => chain().insertContent(emptyBlock('steps')).run() },
    {
      name: 'entries',
      on: undefined,
      run: () => chain().insertContent(emptyBlock('entries')).run(),
    },
    { name: 'undo', on: undefined, run: () => chain().undo().run() },
    { name: 'redo', on: undefined, run: () => chain().redo().run() },
  ] as const;
  return (
    <>
      <div role="toolbar" aria-label={`${rich.toolbar}: ${label}`} className={styles.toolbar}>
        {tools.map(({ name, on, run }) => (
          <Button
            key={name}
            size="small"
            variant={on ? 'soft' : 'quiet'}
            aria-pressed={on}
            onClick={run}
          >
            {rich[name]}
          </Button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** For the words that are selected, or the link that the cursor stands in. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { rich } = useContentEditorText();
  const [target, setTarget] = useState<LinkTarget>(
    () => editor.getAttributes('contentLink').target ?? { page: 'home' },
  );
  const chain = () => editor.chain().focus().extendMarkRange('contentLink');
  return (
    <div className={styles.link}>
      <LinkTargetFields target={target} onChange={setTarget} />
      <p className={styles.ways}>
        <Button
          size="small"
          onClick={() => {
            chain().setMark('contentLink', { target }).run();
            onDone();
          }}
        >
          {rich.apply}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            chain().unsetMark('contentLink').run();
            onDone();
          }}
        >
          {rich.takeOff}
        </Button>
      </p>
    </div>
  );
}
