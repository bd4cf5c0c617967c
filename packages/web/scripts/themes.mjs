// The style sheets are written for the dark console and for one size of words. Each colour gets a light counterpart of the same hue and strength: what was dark is
// light, and the other way round, so that what could be read can be read. Which of the two holds, the root's color-scheme says.

const HEX = /#([0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/;
const RGB = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[/,]\s*([\d.]+%?))?\s*\)/;
const COLOUR = new RegExp(`${HEX.source}|${RGB.source}`, 'g');

/** From a byte's share to light, and back. */
export const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
export const curved = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** OKLab, from bytes and back: https://bottosson.github.io/posts/oklab/ has the numbers. */
/** @param {number[]} rgb */
export function toLab(rgb) {
  const [r, g, b] = rgb;
  const [R, G, B] = [r, g, b].map((x) => linear(x / 255));
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map((x) => Math.round(255 * Math.min(1, Math.max(0, curved(Math.max(0, x))))));
}

/** From the ground of the page (0.15) to white (1): what was the ground is nearly white, what was white nearly black. */
export function lightOf(rgb) {
  const [L, a, b] = toLab(rgb);
  return fromLab([Math.min(0.985, 1.11 - 0.94 * L), a, b]);
}

function read(text) {
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) {
    const six = hex.length === 3 ? [...hex].map((x) => x + x).join('') : hex;
    const bytes = [0, 2, 4, 6].map((i) => Number.parseInt(six.slice(i, i + 2), 16));
    return { rgb: bytes.slice(0, 3), alpha: six.length === 8 ? bytes[3] / 255 : null };
  }
  const [, r, g, b, alpha = null] = RGB.exec(text);
  return { rgb: [r, g, b].map(Number), alpha };
}

/** Shadows are dark in any light. */
const isShadow = ({ rgb, alpha }) => alpha !== null && rgb.every((x) => x === 0);

/** Comments, and pictures in an address, are left as they are. */
const KEPT = /\/\*[\s\S]*?\*\/|url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g;

/** Words as large as the reader wants them: every size and line height of a face is multiplied. */
export const withLarger = (css) =>
  css.replace(/(?<=[\s;{])(font|font-size|line-height):[^;}]*/g, (declaration) =>
    declaration.replace(/(?<![\w.-])(\d+(?:\.\d+)?)px\b/g, 'calc($1px * var(--larger))'),
  );

export function withLight(css) {
  const kept = [];
  const marked = css.replace(KEPT, (text) => `\0${kept.push(text) - 1}\0`);
  const themed = marked.replace(COLOUR, (text) => {
    const colour = read(text);
    if (isShadow(colour)) return text;
    const light = lightOf(colour.rgb);
    return colour.alpha === null
      ? `light-dark(#${light.map((x) => x.toString(16).padStart(2, '0')).join('')},${text})`
      : `light-dark(rgb(${light.join(' ')} / ${colour.alpha}),${text})`;
  });
  return themed.replace(/\0(\d+)\0/g, (_, i) => kept[Number(i)]);
}
