/** The features whose texts are in a catalogue of their own (`locales/<feature>`), which their screens load; `shop` is `src/blocks/shop`, `preferences` is `src/shell/preferences`. */
export const textGroups = [
  'boards',
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
  'notes',
  'pages',
  'pos',
  'preferences',
  'products',
  'requests',
  'sample',
  'setting',
  'shop',
  'showcase',
  'stock',
  'tasks',
  'team',
] as const
export type TextGroup = (typeof textGroups)[number]

/** Returns the folder with the sources of a group. */
export function folderOf(group: TextGroup) {
  if (group === 'shop') return 'src/blocks/shop'
  return group === 'preferences' ? 'src/shell/preferences' : `src/features/${group}`
}
