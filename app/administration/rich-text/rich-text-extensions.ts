import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

/** What the editor knows: exactly what `domain/content/rich-text.ts` can hold. */

const plainText = { content: 'text*', marks: '' } as const;

const callout = Node.create({
  name: 'callout',
  group: 'block',
  ...plainText,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

const entryTitle = Node.create({
  name: 'entryTitle',
  ...plainText,
  parseHTML: () => [{ tag: 'p[data-entry-title]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'p',
    mergeAttributes(HTMLAttributes, { 'data-entry-title': '' }),
    0,
  ],
});

const entryText = Node.create({
  name: 'entryText',
  ...plainText,
  parseHTML: () => [{ tag: 'p[data-entry-text]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'p',
    mergeAttributes(HTMLAttributes, { 'data-entry-text': '' }),
    0,
  ],
});

const emptyEntry = { type: 'entry', content: [{ type: 'entryTitle' }, { type: 'entryText' }] };

const entry = Node.create({
  name: 'entry',
  content: 'entryTitle entryText',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-entry]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-entry': '' }),
    0,
  ],
  addKeyboardShortcuts() {
    return {
      /** From the title to the text, and from the text to a new entry. */
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        const { name } = $from.parent.type;
        if (name === 'entryTitle') return editor.commands.setTextSelection($from.after() + 1);
        if (name !== 'entryText') return false;
        const after = $from.after($from.depth - 1);
        return editor
          .chain()
          .insertContentAt(after, emptyEntry)
          .setTextSelection(after + 2)
          .run();
      },
      /** An empty entry goes; the last one of its block takes the block along. */
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if (!empty || $from.parent.type.name !== 'entryTitle') return false;
        const own = $from.node($from.depth - 1);
        if (own.textContent !== '') return false;
        const block = $from.depth - 2;
        const depth = $from.node(block).childCount > 1 ? $from.depth - 1 : block;
        return editor.commands.deleteRange({ from: $from.before(depth), to: $from.after(depth) });
      },
    };
  },
});

const entriesNode = (name: 'steps' | 'entries') =>
  Node.create({
    name,
    group: 'block',
    content: 'entry+',
    parseHTML: () => [{ tag: `section[data-${name}]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'section',
      mergeAttributes(HTMLAttributes, { [`data-${name}`]: '' }),
      0,
    ],
  });

const retentionTerms = (words: string) =>
  Node.create({
    name: 'retentionTerms',
    group: 'block',
    atom: true,
    parseHTML: () => [{ tag: 'p[data-retention]' }],
    renderHTML: ({ HTMLAttributes }) => [
      'p',
      mergeAttributes(HTMLAttributes, { 'data-retention': '' }),
      words,
    ],
  });

/** A list inside a list, or two paragraphs in an item, is nothing that a text can hold. */
const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => editor.commands.splitListItem('listItem'),
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const isAtStart = empty && $from.parentOffset === 0;
        if (!isAtStart || $from.node(-1)?.type.name !== 'listItem') return false;
        return editor.commands.liftListItem('listItem');
      },
    };
  },
});

/** Its target names a page, a file, a mailbox or an address: no HTML that is pasted brings one along. */
const contentLink = Mark.create({
  name: 'contentLink',
  inclusive: false,
  addAttributes: () => ({ target: { default: null, rendered: false } }),
  parseHTML: () => [],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-link': '' }),
    0,
  ],
});

export const emptyBlock = (name: 'steps' | 'entries') => ({ type: name, content: [emptyEntry] });

export const richTextExtensions = (words: { retention: string }) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: { levels: [3] },
    horizontalRule: false,
    listItem: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  listItem,
  callout,
  entryTitle,
  entryText,
  entry,
  entriesNode('steps'),
  entriesNode('entries'),
  retentionTerms(words.retention),
  contentLink,
];
