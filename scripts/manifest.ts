import type { ManifestOptions } from 'vite-plugin-pwa'

/** What the installed app is called and looks like; `base` is the path that the app is served under. */
export const manifest = (base: string): Partial<ManifestOptions> => ({
  id: base,
  name: 'Outpost',
  short_name: 'Outpost',
  description: 'The workspace of a merchant’s staff, offline first.',
  lang: 'vi',
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
  shortcuts: [
    { name: 'Công việc', url: 'apps/tasks', icons: [{ src: 'icons/icon-192.png', sizes: '192x192' }] },
  ],
})
