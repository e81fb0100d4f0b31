import type { ManifestOptions } from 'vite-plugin-pwa'
import { screens } from './screens.ts'

/** The screens in the menu that a long press on the app's icon opens. */
const shortcuts = [
  { name: 'Bàn làm việc', url: 'main/console' },
  { name: 'Công việc', url: 'apps/tasks' },
  { name: 'Hộp thư', url: 'apps/mailbox' },
  { name: 'Danh bạ', url: 'apps/contacts' },
]

const shot = (name: string, sizes: string, form_factor: 'wide' | 'narrow', label: string) => ({
  src: `screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
})

/** Returns the name and look of the installed app; `base` is the path at which the app is served. */
export function manifest(base: string): Partial<ManifestOptions> {
  const isScreen = screens()
  return {
    id: base,
    name: 'Outpost',
    short_name: 'Outpost',
    description: 'Nơi làm việc của nhân viên cửa hàng, có mạng hay không đều chạy.',
    lang: 'vi',
    categories: ['business', 'productivity'],
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#F8F6F3',
    theme_color: '#171731',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: [
      shot('console', '1440x900', 'wide', 'Một ngày làm việc trên một màn hình'),
      shot('tasks', '1440x900', 'wide', 'Công việc của cả ca'),
      shot('tasks-phone', '780x1560', 'narrow', 'Công việc trên điện thoại'),
      shot('settings-phone', '780x1560', 'narrow', 'Sáu màu, sáng hay tối'),
    ],
    shortcuts: shortcuts
      .filter(({ url }) => isScreen(`/${url}`))
      .map(shortcut => ({
        ...shortcut,
        icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
    // A link that opens the app uses the existing window.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // Texts and pictures shared by other apps become notes, other files go to the file manager: see
    // `sw/pwa/share-target.ts`. A browser puts a file in the first part that accepts it.
    ...(isScreen('/apps/notes') && {
      share_target: {
        action: `${base}apps/notes`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          url: 'url',
          files: [
            { name: 'picture', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] },
            { name: 'file', accept: ['*/*'] },
          ],
        },
      },
    }),
    // Each screen shows the content of a file before it imports it.
    file_handlers: [
      { action: `${base}apps/contacts`, accept: { 'text/vcard': ['.vcf', '.vcard'], 'text/csv': ['.csv'] } },
      { action: `${base}apps/tasks?file=true`, accept: { 'text/calendar': ['.ics'] } },
    ],
  }
}
