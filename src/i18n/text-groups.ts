/** The features whose texts are in a catalogue of their own (`locales/<feature>`), which their screens load. */
export const textGroups = [
  'boards',
  'chat',
  'contacts',
  'courses',
  'dashboards',
  'files',
  'guides',
  'kit',
  'mails',
  'notes',
  'products',
  'tasks',
] as const
export type TextGroup = (typeof textGroups)[number]
