import { collapsable, group, type Item, to, under } from './item.ts'

const screens = (id: string, link: string, names: [slug: string, title: string, vi: string][]): Item[] =>
  names.map(([slug, title, vi]) => under(`${id}.${slug}`, title, vi, `${link}/${slug}`))

const inSidebars = (kind: string) =>
  screens(kind, `/ui/page-layouts/${kind}`, [
    ['fullwidth', 'Full width', 'Hết chiều ngang'],
    ['left-sidebar', 'Sidebar at the left', 'Cột bên trái'],
    ['right-sidebar', 'Sidebar at the right', 'Cột bên phải'],
  ])

/** spec: sample-data.md section 2, UI showcase */
export const showcase = group('user-interface', 'Building blocks', 'Thành phần', 'rectangle-stack', [
  to('material-components', 'Components', 'Thành phần', 'square-3-stack-3d', '/ui/material-components'),
  to('fuse-components', 'Own components', 'Thành phần riêng', 'puzzle-piece', '/ui/fuse-components'),
  to('other-components', 'Other components', 'Thành phần khác', 'cube-transparent', '/ui/other-components'),
  to('tailwindcss', 'Styles', 'Kiểu dáng', 'paint-brush', '/ui/tailwindcss'),
  to('advanced-search', 'Advanced search', 'Tìm nâng cao', 'magnifying-glass', '/ui/advanced-search'),
  to('animations', 'Animations', 'Chuyển động', 'play', '/ui/animations'),
  to('cards', 'Cards', 'Thẻ', 'square-2-stack', '/ui/cards'),
  to('colors', 'Colours', 'Màu', 'swatch', '/ui/colors'),
  to(
    'confirmation-dialog',
    'Confirmation dialog',
    'Hộp xác nhận',
    'question-mark-circle',
    '/ui/confirmation-dialog',
  ),
  to('datatable', 'Data table', 'Bảng dữ liệu', 'table-cells', '/ui/datatable'),
  collapsable(
    'forms',
    'Forms',
    'Biểu mẫu',
    'pencil-square',
    screens('forms', '/ui/forms', [
      ['fields', 'Fields', 'Ô nhập'],
      ['layouts', 'Layouts', 'Bố cục'],
      ['wizards', 'Steps', 'Từng bước'],
    ]),
  ),
  collapsable(
    'icons',
    'Icons',
    'Biểu tượng',
    'bolt',
    screens('icons', '/ui/icons', [
      ['heroicons-outline', 'Heroicons outline', 'Heroicons nét'],
      ['heroicons-solid', 'Heroicons solid', 'Heroicons đặc'],
      ['heroicons-mini', 'Heroicons mini', 'Heroicons nhỏ'],
      ['material-twotone', 'Material two-tone', 'Material hai tông'],
      ['material-outline', 'Material outline', 'Material nét'],
      ['material-solid', 'Material solid', 'Material đặc'],
      ['feather', 'Feather', 'Feather'],
    ]),
  ),
  collapsable('page-layouts', 'Page layouts', 'Bố cục trang', 'window', [
    ...screens('page-layouts', '/ui/page-layouts', [
      ['overview', 'Overview', 'Tổng quan'],
      ['empty', 'Empty', 'Trống'],
    ]),
    collapsable('carded', 'Carded', 'Trong thẻ', undefined, inSidebars('carded')),
    collapsable('simple', 'Simple', 'Đơn giản', undefined, inSidebars('simple')),
  ]),
  to('typography', 'Typography', 'Chữ', 'language', '/ui/typography'),
])

/** spec: sample-data.md section 2, Docs */
export const documentation = group('documentation', 'Documentation', 'Tài liệu', 'book-open', [
  to('changelog', 'Changelog', 'Thay đổi', 'megaphone', '/docs/changelog'),
  { ...to('guides', 'Guides', 'Hướng dẫn', 'book-open', '/docs/guides'), exactMatch: true },
  to(
    'introduction',
    'Getting started',
    'Bắt đầu',
    'rocket-launch',
    '/docs/guides/getting-started/introduction',
  ),
  to('api', 'API reference', 'Tài liệu API', 'code-bracket', '/docs/api'),
])

/** Returns nested items. spec: collapsable levels up to level 6 */
const level = (depth: number): Item =>
  depth < 6
    ? collapsable(
        `features.level-${depth}`,
        `Level ${depth}`,
        `Cấp ${depth}`,
        depth === 0 ? 'check-circle' : undefined,
        [level(depth + 1)],
      )
    : under('features.level-6', 'Level 6', 'Cấp 6', '/apps/tasks?open=true')

/** Items of every kind: nested, with a badge, disabled, marked active, matched exactly, a divider. */
export const features = group('features', 'Navigation features', 'Kiểu mục điều hướng', 'bars-3', [
  level(0),
  {
    ...to('features.badge', 'Badge', 'Có số đếm', 'tag', '/apps/tasks?mine=true'),
    badge: { title: '8' },
  },
  {
    ...to('features.hot-badge', 'Hot badge', 'Số đếm nổi bật', 'fire', '/apps/tasks?today=true'),
    badge: { title: '12', hot: true },
  },
  { id: 'features.divider', title: '', type: 'divider' },
  {
    ...to(
      'features.disabled',
      'Disabled',
      'Không dùng được',
      'no-symbol',
      '/apps/tasks?open=true&today=true',
    ),
    disabled: true,
  },
  {
    ...to(
      'features.active',
      'Marked active',
      'Được đánh dấu',
      'check-badge',
      '/apps/tasks?mine=true&open=true',
    ),
    active: true,
  },
  {
    ...to('features.exact', 'Exact match', 'Khớp chính xác', 'equals', '/apps/tasks?mine=true&today=true'),
    exactMatch: true,
  },
])
