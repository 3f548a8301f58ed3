/** Drawings in the place of photos that families and rescuers of the demonstration send. */

const scene = (wall: string, floor: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">` +
  `<rect width="960" height="720" fill="${wall}"/><rect y="500" width="960" height="220" fill="${floor}"/>${inside}</svg>`;

const bed = (x: number) =>
  `<ellipse cx="${x}" cy="590" rx="170" ry="62" fill="#7a3b69"/><ellipse cx="${x}" cy="572" rx="130" ry="42" fill="#e8b04b"/>`;

const window_ =
  '<rect x="560" y="110" width="280" height="250" rx="10" fill="#bfe3ee" stroke="#fff" stroke-width="18"/>' +
  '<path d="M560 235h280M700 110v250M630 110v250M770 110v250" stroke="#4b2e4f" stroke-width="6"/>';

const dog =
  '<ellipse cx="420" cy="540" rx="150" ry="90" fill="#d9a05b"/><circle cx="290" cy="450" r="82" fill="#d9a05b"/>' +
  '<path d="M225 400q-46 60-12 118q34-30 44-88zM345 392q54 46 30 110q-40-26-58-78z" fill="#a8713a"/>' +
  '<circle cx="262" cy="440" r="10" fill="#3b2338"/><circle cx="316" cy="440" r="10" fill="#3b2338"/>' +
  '<ellipse cx="288" cy="476" rx="18" ry="13" fill="#3b2338"/><path d="M560 500q70-30 60-96" stroke="#d9a05b" stroke-width="26" fill="none" stroke-linecap="round"/>';

export const demoPhotos = {
  livingRoom: scene('#f6e3c5', '#c98f6b', window_ + bed(300)),
  balcony: scene(
    '#cfe8d8',
    '#b9b2a6',
    '<path d="M80 200v300M180 200v300M280 200v300M380 200v300M480 200v300M580 200v300M680 200v300M780 200v300M880 200v300M40 200h880M40 290h880M40 390h880" stroke="#4b2e4f" stroke-width="8"/>',
  ),
  atHome: scene('#fdeedb', '#d79a86', window_ + bed(420) + dog),
} as const;
