/** Where things are on the site. */

/** A title as an address has it: no two titles of the catalogue become the same. */
export const slugOf = (title: string): string =>
  title
    // four titles differ from another by their asterisk alone
    .replace(/\*$/, ' starred')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’"“”.!?,()]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The page of a card; of several printings that differ, `printing` says which is looked at first. */
export const addressOfCard = (title: string, printing?: string): string =>
  `/cards/${slugOf(title)}${printing === undefined ? '' : `?printing=${printing}`}`;

export const addressOfRule = (id: string): string => `/rules/${id}`;
