import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { useMedia } from '#app/components/use-media.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './BesideList.module.css';

const roomForTwo = '(min-width: 80rem)';
/** Escape is theirs. */
const ownEscape = 'dialog, [popover], details[open], input, select, textarea';

export interface Beside {
  hasRoom: boolean;
  /** Key of what is open beside the list; '' while nothing is, or there is no room. */
  opened: string;
  /** Of the list by itself, with its filters and its page. */
  address: string;
  /** Beside the list where there is room, else a page of its own. */
  addressOf: (key: string, page: string) => string;
}

/** What the address says is open beside a list. */
export function useBeside(param: string): Beside {
  const [params] = useSearchParams();
  const hasRoom = useMedia(roomForTwo);
  const addressWith = (key: string) => {
    const next = new URLSearchParams(params);
    next.delete(param);
    if (key !== '') next.set(param, key);
    return `?${next}`;
  };
  return {
    hasRoom,
    opened: hasRoom ? (params.get(param) ?? '') : '',
    address: addressWith(''),
    addressOf: (key, page) => (hasRoom ? addressWith(key) : page),
  };
}

interface LinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  beside: Beside;
  item: { key: string; page: string };
}

/** Opens an item of the list. */
export function BesideLink({ beside, item, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      to={beside.addressOf(item.key, item.page)}
      preventScrollReset={beside.hasRoom}
      aria-current={(beside.opened !== '' && item.key === beside.opened) || undefined}
    />
  );
}

interface Props {
  beside: Beside;
  /** Names what is open. */
  label: string;
  /** Where it has a page of its own. */
  pageOf?: (key: string) => string;
  /** The list. */
  children: ReactNode;
  /** What is open, in full. */
  panel: (key: string) => ReactNode;
}

/** A list, and beside it what of it is open. */
export function BesideList({ beside, label, pageOf, children, panel }: Props) {
  const { opened, address } = beside;
  const listed = useRef<HTMLDivElement>(null);
  const goBack = () => listed.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  return (
    <div className={styles.both} data-open={opened !== '' || undefined}>
      <div ref={listed} className={styles.listed}>
        {children}
      </div>
      {opened !== '' && (
        <Panel key={opened} {...{ label, address }} page={pageOf?.(opened)} onClose={goBack}>
          {panel(opened)}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps extends Pick<Props, 'label' | 'children'> {
  page?: string;
  address: string;
  onClose: () => void;
}

/** Gets the focus when it is opened, and gives it back to the row. */
function Panel({ label, page, address, onClose, children }: PanelProps) {
  const text = useAccountText().beside;
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  // Not where the address came with it.
  const isChosen = useNavigationType() !== 'POP';
  useEffect(() => {
    const { activeElement } = document;
    if (isChosen && !place.current?.contains(activeElement)) {
      place.current?.focus({ preventScroll: true });
    }
  }, [isChosen]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if ((event.target as Element).closest(ownEscape)) return;
    onClose();
    navigate(address, { preventScrollReset: true });
  };
  return (
    <section
      ref={place}
      className={styles.panel}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={closeByKey}
    >
      <p className={styles.ways}>
        <Link to={address} preventScrollReset onClick={onClose}>
          {text.close}
        </Link>
        {page !== undefined && <Link to={page}>{text.openPage}</Link>}
      </p>
      {children}
    </section>
  );
}
