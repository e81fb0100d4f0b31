/** The features whose texts are in a catalogue of their own (`locales/<feature>`), which their screens load; `shop` is `src/blocks/shop`. */
export const textGroups = [
  'boards',
  'chat',
  'contacts',
  'console',
  'courses',
  'dashboards',
  'diagnostics',
  'docs',
  'files',
  'fund',
  'goods',
  'guides',
  'lists',
  'lock',
  'mails',
  'notes',
  'pages',
  'pos',
  'products',
  'shop',
  'showcase',
  'stock',
  'tasks',
  'team',
] as const
export type TextGroup = (typeof textGroups)[number]

/** Returns the folder with the sources of a group. */
export const folderOf = (group: TextGroup) => (group === 'shop' ? 'src/blocks/shop' : `src/features/${group}`)
