import { useRef, useState } from 'react';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';

const empty = { es: '', en: '' };
const newBlocks = {
  text: { kind: 'text', heading: empty, text: { es: [], en: [] } },
  picture: { kind: 'picture', picture: null, alt: empty, caption: empty, target: null },
  pets: { kind: 'pets', ids: [] },
  waitingPets: { kind: 'waitingPets', count: 3 },
  events: { kind: 'events', count: 3 },
  button: { kind: 'button', label: empty, target: { page: 'adoptionPets' } },
  campaign: { kind: 'campaign', heading: empty, text: { es: [], en: [] }, give: 'other' },
} as const satisfies Record<IssueBlock['kind'], unknown>;
export const kinds = Object.keys(newBlocks) as IssueBlock['kind'][];

interface Props {
  blocks: readonly IssueBlock[];
  onChange: (blocks: IssueBlock[]) => void;
}

/** Adds, moves and removes blocks, with what is said of it and the way back. */
export function useBlockMoves({ blocks, onChange }: Props) {
  const text = useIssuesText().blocks;
  const place = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [undo, setUndo] = useState<{ block: IssueBlock; at: number }>();
  // Editors of texts hold their words themselves: each goes along with its block.
  const [keys, setKeys] = useState(() => blocks.map((_, at) => at));
  const newKey = () => Math.max(-1, ...keys) + 1;

  const nameOf = ({ kind }: IssueBlock) => text.kinds[kind];
  // What the focus was on may be gone after the change.
  const focus = (at: number) =>
    setTimeout(() => place.current?.querySelector<HTMLElement>(`[data-block="${at}"]`)?.focus());

  function move(at: number, to: number) {
    const next = [...blocks];
    const [block] = next.splice(at, 1);
    if (!block) return;
    next.splice(to, 0, block);
    onChange(next);
    setKeys(moved(keys, at, to));
    setUndo(undefined);
    setAnnouncement(text.moved(nameOf(block), to + 1));
    focus(to);
  }

  function remove(at: number) {
    const block = blocks[at];
    if (!block) return;
    onChange(blocks.filter((_, index) => index !== at));
    setKeys(keys.filter((_, index) => index !== at));
    setUndo({ block, at });
    setAnnouncement(text.removed(nameOf(block)));
    focus(Math.max(0, at - 1));
  }

  function add(kind: IssueBlock['kind']) {
    onChange([...blocks, newBlocks[kind] as unknown as IssueBlock]);
    setKeys([...keys, newKey()]);
    focus(blocks.length);
  }

  function takeBack({ block, at }: { block: IssueBlock; at: number }) {
    const next = [...blocks];
    next.splice(at, 0, block);
    onChange(next);
    setKeys(keys.toSpliced(at, 0, newKey()));
    setUndo(undefined);
    setAnnouncement('');
    focus(at);
  }

  return { place, keys, announcement, undo, nameOf, move, remove, takeBack, add };
}

function moved(keys: readonly number[], from: number, to: number): number[] {
  const left = keys.toSpliced(from, 1);
  return left.toSpliced(to, 0, keys[from] ?? 0);
}
