import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundMessage } from '#domain/contact/inbox-calls.ts';

const storageKey = 'inbox-keys';
/** Of the answer, on a message's page. */
export const answerAnchor = 'responder';

/** Single keys act while a message of the list has the focus, and can be turned off (WCAG 2.1.4). */
export function useListKeys<Message extends FoundMessage>({
  messages,
  addressOf,
  archive,
}: {
  messages: readonly Message[];
  addressOf: (message: Message) => string;
  archive: (message: Message) => unknown;
}) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const [isOn, setIsOn] = useState(() => readSetting() !== 'off');

  const links = () => [...(place.current?.querySelectorAll<HTMLElement>('a[data-message]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = links().indexOf(event.target as HTMLElement);
    const message = messages[here];
    if (!message) return;
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined) links()[here + step]?.focus();
    else if (event.key === 'r') {
      navigate(`${addressOf(message)}#${answerAnchor}`);
    } else if (event.key === 'e') {
      (links()[here + 1] ?? links()[here - 1])?.focus();
      archive(message);
    } else if (event.key === '?') setHelp(true);
    else return;
    event.preventDefault();
  }

  return {
    place,
    onKeyDown,
    help,
    showHelp: () => setHelp(true),
    hideHelp: () => setHelp(false),
    isOn,
    turn(on: boolean) {
      setIsOn(on);
      storeSetting(on ? 'on' : 'off');
    },
  };
}

export type ListKeys = ReturnType<typeof useListKeys>;

/** Some browsers keep nothing. */
function readSetting(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeSetting(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {}
}
