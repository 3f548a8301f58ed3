/** Drawn for the portal on a grid of 24. */
const lines = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  calendar: 'M4 7h16v13H4zM4 11h16M8 3v5m8-5v5',
  camera: 'M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17zM12 9.8a3.4 3.4 0 1 0 .01 0z',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8.5 10.5h.01M12 10.5h.01m3.49 0h.01',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevron: 'm6 9.5 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 .01 0zM8.5 14.5a2.5 2.5 0 1 0 .01 0z',
  folder: 'M3.5 6h6l2 2.5h9V19h-17z',
  info: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11v5m0-8.2h.01',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mail: 'M3.5 6h17v12.5h-17zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M8.5 5.5v13m7-13v13',
  pencil: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  pin: 'M12 21c-4-4.7-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16.3 12 21zM12 7.5a2.3 2.3 0 1 0 .01 0z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14m-7-7h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 20 20',
  share: 'M12 15V4m-4 3.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  trash: 'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6',
  user: 'M12 4a4 4 0 1 0 .01 0zM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.3h.01',
} as const;

const shapes = {
  heart:
    'M12 20.5C6 16.3 2.8 13 2.8 9.2A5 5 0 0 1 12 6.6a5 5 0 0 1 9.2 2.6c0 3.8-3.2 7.1-9.2 11.3z',
  paw: 'M12 11.3c-3.8 0-7.1 3.7-7.1 6.7 0 2.3 1.7 3.2 3.4 3.2 1.5 0 2.4-.6 3.7-.6s2.3.6 3.7.6c1.7 0 3.4-.9 3.4-3.2 0-3-3.3-6.7-7.1-6.7zM3.2 7.6A2.2 3.2 -24 1 1 5.8 13.4 2.2 3.2 -24 1 1 3.2 7.6zM8.7 2.4A2.4 3.4 -8 1 1 9.6 9.3 2.4 3.4 -8 1 1 8.7 2.4zM15.3 2.4A2.4 3.4 8 1 1 14.4 9.3 2.4 3.4 8 1 1 15.3 2.4zM20.8 7.6A2.2 3.2 24 1 1 18.2 13.4 2.2 3.2 24 1 1 20.8 7.6z',
  facebook:
    'M13.6 21.5v-8.2h2.9l.5-3.5h-3.4V7.7c0-1 .4-1.7 1.8-1.7H17V2.9c-.4-.1-1.4-.2-2.5-.2-2.7 0-4.4 1.6-4.4 4.5v2.6H7.2v3.5h2.9v8.2z',
  instagram:
    'M7.8 2.5h8.4a5.3 5.3 0 0 1 5.3 5.3v8.4a5.3 5.3 0 0 1-5.3 5.3H7.8a5.3 5.3 0 0 1-5.3-5.3V7.8a5.3 5.3 0 0 1 5.3-5.3zm0 2A3.3 3.3 0 0 0 4.5 7.8v8.4a3.3 3.3 0 0 0 3.3 3.3h8.4a3.3 3.3 0 0 0 3.3-3.3V7.8a3.3 3.3 0 0 0-3.3-3.3zM12 7.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm5-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  whatsapp:
    'M12 2.5a9.4 9.4 0 0 0-8.1 14.2L2.5 21.5l5-1.3A9.4 9.4 0 1 0 12 2.5zm0 1.9a7.5 7.5 0 1 1-3.9 13.9l-.4-.2-2.5.7.7-2.5-.2-.4A7.5 7.5 0 0 1 12 4.4zM8.9 7.3c.3 0 .6 0 .8.5l.7 1.6c.1.2 0 .5-.1.6l-.7.9c.8 1.5 1.9 2.4 3.5 3.1l.9-1.1c.2-.2.4-.3.7-.2l1.7.8c.3.2.4.3.4.5 0 1.3-1 2.3-2.3 2.3-2.6 0-6.7-3.5-6.7-6.7 0-1.2.6-2.3 1.1-2.3z',
} as const;

export type IconName = keyof typeof lines | keyof typeof shapes;

interface Props {
  name: IconName;
  size?: number;
  /** For an icon that says something the words beside it do not. */
  label?: string;
  className?: string;
}

/** A reference into the sprite: a page with a hundred icons carries each drawing once. */
export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <>
      <svg className={className} width={size} height={size} aria-hidden="true">
        <use href={`#icon-${name}`} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}

/** The drawings, once in each page. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {Object.entries(lines).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path
            d={drawing}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
      {Object.entries(shapes).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={drawing} fill="currentColor" fillRule="evenodd" />
        </symbol>
      ))}
    </svg>
  );
}
