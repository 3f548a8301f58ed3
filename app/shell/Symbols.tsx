import animal from '#app/components/Animals.module.css';
import { lineIcons, shapeIcons } from '#app/components/icon-drawings.ts';
import { useSite } from '#app/site.ts';
import picture from './Pictures.module.css';

/** What `Icon`, `Dog`, `Cat` and `DonatePicture` refer to. */
export function Symbols() {
  const { logo } = useSite();
  return (
    <>
      <symbol id="icon-logo" viewBox="0 0 24 24">
        {logo ? (
          <image href={logo} width="24" height="24" clipPath="inset(0 round 4px)" />
        ) : (
          <path d={shapeIcons.paw} fill="currentColor" fillRule="evenodd" />
        )}
      </symbol>
      {Object.entries(lineIcons).map(([name, drawing]) => (
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
      {Object.entries(shapeIcons).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={drawing} fill="currentColor" fillRule="evenodd" />
        </symbol>
      ))}
      <symbol id="drawing-dog" viewBox="0 0 200 170">
        <path className={animal.coat} d="M40 170c2-40 24-58 60-58s58 18 60 58z" />
        <path className={animal.muzzle} d="M78 128c8 10 36 10 44 0l6 42H72z" />
        <path
          className={animal.coat}
          d="M100 20c-34 0-52 22-52 54 0 34 22 56 52 56s52-22 52-56c0-32-18-54-52-54z"
        />
        <path
          className={animal.muzzle}
          d="M100 44c-9 0-13 10-13 24 0 8-20 12-20 32 0 18 15 30 33 30s33-12 33-30c0-20-20-24-20-32 0-14-4-24-13-24z"
        />
        <path
          className={`${animal.ear} ${animal.earLeft}`}
          d="M60 30c-22-2-36 16-34 46 1 16 10 24 18 20 12-6 12-40 28-58z"
        />
        <path
          className={`${animal.ear} ${animal.earRight}`}
          d="M140 30c22-2 36 16 34 46-1 16-10 24-18 20-12-6-12-40-28-58z"
        />
        <g className={animal.eyes}>
          <circle className={animal.dark} cx="76" cy="74" r="7.5" />
          <circle className={animal.dark} cx="124" cy="74" r="7.5" />
          <circle fill="#fff" cx="78.5" cy="71.5" r="2.5" />
          <circle fill="#fff" cx="126.5" cy="71.5" r="2.5" />
        </g>
        <path className={animal.dark} d="M86 92c0-6 6-9 14-9s14 3 14 9-8 12-14 12-14-6-14-12z" />
        <path className={animal.mouth} d="M100 104v8m0 0c-5 8-15 8-19 2m19-2c5 8 15 8 19 2" />
        <path fill="#f27a9a" d="M92 117c2 12 14 12 16 0z" />
        <path className={animal.collarRosa} d="M62 134c20 14 56 14 76 0l2 12c-22 14-58 14-80 0z" />
        <circle className={animal.medal} cx="100" cy="155" r="7" />
      </symbol>
      <symbol id="drawing-cat" viewBox="0 0 200 170">
        <path className={animal.coat} d="M44 170c2-40 24-56 56-56s54 16 56 56z" />
        <path
          className={animal.coat}
          d="M52 66 46 12c-1-6 5-8 9-4l34 30zM148 66l6-54c1-6-5-8-9-4l-34 30z"
        />
        <path fill="#f4a3b5" d="M58 52 54 22l22 20zM142 52l4-30-22 20z" />
        <path
          className={animal.coat}
          d="M100 30c-36 0-56 22-56 52 0 28 24 46 56 46s56-18 56-46c0-30-20-52-56-52z"
        />
        <path className={animal.ear} d="M92 30h16l-3 20h-10zM70 35l12-4 4 16zM130 35l-12-4-4 16z" />
        <path
          className={animal.muzzle}
          d="M100 84c-16 0-28 10-28 22 0 13 13 22 28 22s28-9 28-22c0-12-12-22-28-22z"
        />
        <g className={animal.eyes}>
          <ellipse className={animal.iris} cx="76" cy="80" rx="9" ry="10" />
          <ellipse className={animal.iris} cx="124" cy="80" rx="9" ry="10" />
          <ellipse className={animal.dark} cx="76" cy="80" rx="3.5" ry="8" />
          <ellipse className={animal.dark} cx="124" cy="80" rx="3.5" ry="8" />
          <circle fill="#fff" cx="78" cy="76" r="2" />
          <circle fill="#fff" cx="126" cy="76" r="2" />
        </g>
        <path fill="#e8738f" d="M93 95h14l-7 8z" />
        <path className={animal.mouth} d="M100 103v5c-4 6-12 6-15 1m15-1c4 6 12 6 15 1" />
        <path className={animal.whiskers} d="M64 100l-26-5m26 12-25 4m97-11 26-5m-26 12 25 4" />
        <path className={animal.collarJade} d="M64 130c20 13 52 13 72 0l2 10c-20 13-56 13-76 0z" />
      </symbol>
      <symbol id="drawing-donate" viewBox="0 0 48 48">
        <circle className={picture.ground} cx="24" cy="24" r="24" />
        <g className={picture.coin}>
          <circle className={picture.gold} cx="24" cy="11" r="6.5" />
          <circle className={picture.shine} cx="24" cy="11" r="3.6" />
        </g>
        <path
          className={picture.heart}
          d="M24 41C13.5 33.7 8.5 29 8.5 23.6c0-4 3-6.9 6.8-6.9 3.8 0 6.9 2.3 8.7 5.6 1.8-3.3 4.9-5.6 8.7-5.6 3.8 0 6.8 2.9 6.8 6.9C39.5 29 34.5 33.7 24 41z"
        />
      </symbol>
    </>
  );
}
