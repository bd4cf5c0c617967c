/** What a Space-Time Portal is being used as when a ship reports through it with its crew. */
export const REPORT_WITH_CREW = 'report with crew';
