/** Small signs, drawn by us in a box of 16 x 16. */

const SOLID = { fill: 'currentColor', stroke: 'none' } as const;

const GLYPHS = {
  planet: (
    <>
      <circle cx="8" cy="8" r="4.6" {...SOLID} />
      <ellipse cx="8" cy="8" rx="7.3" ry="2.2" transform="rotate(-22 8 8)" />
    </>
  ),
  space: <path d="M8 1.2 9.3 6.7 14.8 8 9.3 9.3 8 14.8 6.7 9.3 1.2 8 6.7 6.7z" {...SOLID} />,
  both: (
    <>
      <path d="m5 1.5.8 2.7 2.7.8-2.7.8L5 8.5l-.8-2.7L1.5 5l2.7-.8z" {...SOLID} />
      <circle cx="10.5" cy="10.5" r="3.8" {...SOLID} />
    </>
  ),
  warning: <path d="M8 2 14.6 13.5H1.4zM8 6.4v3.2M8 11.4v.5" />,
  check: <path d="M3 8.5 6.5 12 13 4.5" />,
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  beam: <path d="M8 2v8M5 7l3 3 3-3M3 13.5h10" />,
  aboard: <path d="M8 14V5M5 8l3-3 3 3M3 2.5h10" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.5 1.5" />
    </>
  ),
  hand: (
    <>
      <rect x="2.5" y="4" width="6.5" height="9.5" rx="1.2" transform="rotate(-10 5.7 8.7)" />
      <rect x="7" y="3.5" width="6.5" height="9.5" rx="1.2" transform="rotate(8 10 8)" />
    </>
  ),
  deck: (
    <>
      <rect x="3" y="2.5" width="8" height="11" rx="1.4" />
      <path d="M12.8 4.5v9.5H5" />
    </>
  ),
  discard: <path d="M3 5.5h10M6 5.5v-2h4v2M4.2 5.5l.8 8h6l.8-8" />,
  flip: <path d="M3 8a5 5 0 0 1 8.8-3.2l1.7 1.7M13.5 2.5v4h-4M13 8a5 5 0 0 1-8.8 3.2L2.5 9.5M2.5 13.5v-4h4" />,
  down: <path d="M8 2v9M4.5 8 8 11.5 11.5 8M3 14h10" />,
  universal: <path d="m8 1.5 2 2-2 2-2-2zM8 10.5l2 2-2 2-2-2zM3.5 6l2 2-2 2-2-2zM12.5 6l2 2-2 2-2-2z" {...SOLID} />,
  crew: (
    <>
      <circle cx="8" cy="5" r="2.8" />
      <path d="M2.8 14c.5-3.6 2.6-5 5.2-5s4.7 1.4 5.2 5" />
    </>
  ),
  skull: (
    <>
      <path d="M3 7.5a5 5 0 0 1 10 0c0 2-.8 3-2 3.7v2.3H5v-2.3c-1.2-.7-2-1.7-2-3.7z" />
      <circle cx="6" cy="7.6" r=".9" {...SOLID} />
      <circle cx="10" cy="7.6" r=".9" {...SOLID} />
    </>
  ),
  undo: <path d="M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 8H7" />,
  talk: <path d="M2.5 3.5h11v7h-6L4.5 13v-2.5h-2z" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  play: <path d="M4.5 2.8 13 8l-8.5 5.2z" fill="currentColor" />,
  seed: (
    <>
      <rect x="4" y="2.5" width="8" height="11" rx="1.4" />
      <path d="M6 8h4M8 6v4" />
    </>
  ),
  download: <path d="M8 2.5v6.5M5.2 6.3 8 9l2.8-2.7M2.5 10.5v3h11v-3" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.3" />
      <path d="m10.2 10.2 3.6 3.6" />
    </>
  ),
  countdown: (
    <path d="M4.5 2.5h7M4.5 13.5h7M5.5 2.5c0 3.5 5 3.7 5 5.5s-5 2-5 5.5M10.5 2.5c0 3.5-5 3.7-5 5.5s5 2 5 5.5" />
  ),
  half: (
    <>
      <circle cx="8" cy="8" r="5.4" />
      <path d="M8 2.6a5.4 5.4 0 0 1 0 10.8z" {...SOLID} />
    </>
  ),
  bars: <path d="M2.5 2.5h11v11h-11zM6.2 2.5v11M9.8 2.5v11" />,
  agenda: <path d="M2 9.5C3.3 6.2 5.4 4.5 8 4.5s4.7 1.7 6 5M8 7.2a2.6 2.6 0 0 0-2.6 2.6h5.2A2.6 2.6 0 0 0 8 7.2z" />,
  mask: (
    <>
      <path d="M1.8 5.2C4 4.3 6 4.5 8 5.8c2-1.3 4-1.5 6.2-.6-.1 3.6-1.4 5.6-3.4 5.6-1.4 0-2-1.2-2.8-1.2s-1.4 1.2-2.8 1.2c-2 0-3.3-2-3.4-5.6z" />
      <path d="M4.4 7.4h1.4M10.2 7.4h1.4" />
    </>
  ),
  station: (
    <>
      <circle cx="8" cy="8" r="5.6" />
      <circle cx="8" cy="8" r="1.8" {...SOLID} />
      <path d="M8 2.4v3.8M12.9 10.8 9.6 8.9M3.1 10.8l3.3-1.9" />
    </>
  ),
  vial: <path d="M6 1.8h4M6.7 1.8v4.1l-2.5 6a1.7 1.7 0 0 0 1.6 2.3h4.4a1.7 1.7 0 0 0 1.6-2.3l-2.5-6V1.8M5.2 9.8h5.6" />,
  stack: <path d="M2.5 12.5h11M4 9h8M5.5 5.5h5M7 2h2" />,
  hollow: <circle cx="8" cy="8" r="5.4" />,
} as const;

export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name, size = 14, weight = 1.5 }: { name: GlyphName; size?: number; weight?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {GLYPHS[name]}
    </svg>
  );
}
