/** What happens to a list on its way from one program to another, undone before it is read: lost encodings, marks of pages, odd spaces. */

/** The letters that UTF-8 becomes where it was read as Windows-1252. */
const MANGLED: Readonly<Record<string, string>> = {
  'â€™': '’',
  'â€˜': '‘',
  'â€œ': '“',
  'â€\u009d': '”',
  'â€“': '–',
  'â€”': '—',
  'Â\u00a0': ' ',
};

const unmangled = (text: string): string =>
  /[âÃÂ]/.test(text)
    ? text
        .replace(/â€[™˜œ\u009d“”]|Â\u00a0/g, (m) => MANGLED[m] ?? m)
        .replace(/Ã([\u0080-\u00bf])/g, (_, c: string) => String.fromCharCode(c.charCodeAt(0) + 0x40))
    : text;

/** Every end of a line is one, every blank a blank, and what has no width is not there. Tabs stay. */
export const tidied = (text: string): string =>
  unmangled(text)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The names that XML and pages have for letters, and numbers; any other stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (all, ten, sixteen, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()];
    const code = Number.parseInt(ten ?? sixteen, ten === undefined ? 16 : 10);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : all;
  });

/** For what stands between tags or in an attribute. */
export const withEntities = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === c)};`);
