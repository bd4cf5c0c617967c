// Who may read words, and why.

/**
 * Where words may become a string, or be handed to what takes anything: in this function or class of this file.
 * @type {readonly { file: string, in: string, why: string }[]}
 */
export const ALLOWED = [
  // a terminal takes strings
  { file: 'cli/src/output.ts', in: 'print', why: 'what is printed' },
  { file: 'cli/src/output.ts', in: 'note', why: 'what is printed' },
  { file: 'cli/src/play/lines.ts', in: 'Lines', why: 'what stands before what is typed' },
  // it has to be set on a line
  { file: 'cli/src/letters.ts', in: 'letters', why: 'letters are counted' },
  { file: 'cli/src/letters.ts', in: 'padded', why: 'columns are as wide as what stands in them' },
  { file: 'cli/src/letters.ts', in: 'trimmed', why: 'blanks at the end of a line are not printed' },
  { file: 'cli/src/table/wrap.ts', in: 'wrap', why: 'lines are broken where words end' },
  { file: 'cli/src/battle/sums.ts', in: 'untied', why: 'a number stays on a line with its name' },
  { file: 'web/src/design/metrics.ts', in: 'letters', why: 'letters are counted' },
  { file: 'web/src/design/metrics.ts', in: 'textWidth', why: 'letters are measured' },
  { file: 'web/src/design/metrics.ts', in: 'lineCount', why: 'lines are broken where words end' },
  { file: 'web/src/cards/words.ts', in: 'withoutPrefix', why: 'a name is cut to where it has room' },
  { file: 'web/src/cards/words.ts', in: 'lastWords', why: 'a name is cut to where it has room' },
  { file: 'web/src/table/model/names.ts', in: 'shortName', why: 'a name is cut to where it has room' },
  { file: 'web/src/net/notify.ts', in: 'notify', why: 'the browser shows them, and takes strings alone' },
  { file: 'web/src/home/columns.tsx', in: 'cutShort', why: 'a long rule ends where a word does' },
  { file: 'web/src/decks/motto.ts', in: 'motto', why: 'what a deck says of itself is cut after a sentence' },
  {
    file: 'web/src/decks/draft.ts',
    in: 'headingsOf',
    why: 'what was said of a list is kept with its draft, through a reload',
  },
  { file: 'web/src/cards/CardText.tsx', in: 'withIcons', why: 'icons in brackets are drawn' },
  { file: 'cli/src/speech.ts', in: 'withIcons', why: 'icons in brackets are named' },
  // somebody types what is looked for
  { file: 'web/src/rules/search.ts', in: 'rank', why: 'a search that is typed' },
  { file: 'cli/src/play/menu.ts', in: 'itemsSaid', why: 'a sentence that was shown is typed as it stands' },
  { file: 'web/src/table/tray.tsx', in: 'isWanted', why: 'a search that is typed' },
  // parts of the page are found by their marks
  { file: 'web/src/table/keys.ts', in: 'goTo', why: 'the focus goes to a part with a key' },
  { file: 'web/src/tutorial/guide.tsx', in: 'useTarget', why: 'the tutor points at a part of the table' },
  {
    file: 'web/src/app/keep-focus.ts',
    in: 'keepFocus',
    why: 'the focus stays in the part of the page in which it was',
  },
  // with each other
  { file: 'cli/src/commands/cards.ts', in: 'showWhole', why: 'printings that read the same are shown once' },
  { file: 'cli/src/play/dialogue.ts', in: 'unsaid', why: 'a line that was just said is not said again' },
  {
    file: 'web/src/table/model/elsewhere.ts',
    in: 'alike',
    why: 'places that are refused for the same reason are told together',
  },
  { file: 'cli/src/fuzz/labels.ts', in: 'wrongLabels', why: 'what is offered is told apart by its words' },
  // it leaves the program
  { file: 'cli/src/complaint.ts', in: 'Complaint', why: 'an error has a string, which is printed' },
  { file: 'web/src/lobby/waiting.tsx', in: 'Invite', why: 'what is sent to a friend' },
  { file: 'web/src/decks/deck.tsx', in: 'Deck', why: 'the name of a deck that nobody has named' },
  { file: 'web/src/decks/decks.tsx', in: 'BringDeck', why: 'the name of a deck that nobody has named' },
  { file: 'web/src/decks/outbox.ts', in: 'nameFor', why: 'the name of a deck that nobody has named' },
  { file: 'web/src/app/app.tsx', in: 'later', why: 'a page that is fetched later is only shown' },
  // these look at cards, and at nothing that is said of them
  { file: 'cli/src/bench/ours.ts', in: 'measure', why: 'only the time is taken' },
  { file: 'cli/src/fuzz/tellings.ts', in: 'wrongName', why: 'which cards a telling has' },
  { file: 'cli/src/fuzz/tellings.ts', in: 'listen', why: 'a game hears itself' },
  { file: 'cli/src/fuzz/tellings.ts', in: 'followChoices', why: 'a game hears itself' },
  { file: 'cli/src/games/exhaustive.ts', in: 'note', why: 'which cards a telling has' },
];
