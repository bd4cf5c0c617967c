export { Button } from './Button.tsx';
export { Emblem } from './Emblem.tsx';
export { Glyph, type GlyphName } from './Glyph.tsx';
export { KeyCap } from './KeyCap.tsx';
export { Panel, SectionHead } from './Panel.tsx';
export { Pill } from './Pill.tsx';
export { QuestionBar } from './QuestionBar.tsx';
export { Count, Phases, Strip, StripGap } from './Strip.tsx';
export { Wordmark } from './Wordmark.tsx';
