/** The features whose texts are in a catalogue of their own (`locales/<feature>`), which their screens load; `shop` is `src/blocks/shop`, `preferences` is `src/shell/preferences`. */
export const textGroups = [
  'admin',
  'boards',
  'care',
  'chat',
  'contacts',
  'console',
  'courses',
  'dashboards',
  'device',
  'diagnostics',
  'docs',
  'files',
  'fund',
  'goods',
  'guides',
  'home',
  'lists',
  'lock',
  'mails',
  'market-place',
  'notes',
  'pages',
  'pos',
  'preferences',
  'products',
  'reservation',
  'requests',
  'sample',
  'setting',
  'shop',
  'showcase',
  'stock',
  'tasks',
  'team',
  'trash',
  'universal',
] as const
export type TextGroup = (typeof textGroups)[number]

/** Returns the folder with the sources of a group. */
export function folderOf(group: TextGroup) {
  if (group === 'shop') return 'src/blocks/shop'
  return group === 'preferences' ? 'src/shell/preferences' : `src/features/${group}`
}
