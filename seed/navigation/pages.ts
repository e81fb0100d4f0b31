import { collapsable, group, type Item, to, under } from './item.ts'

const variants: [slug: string, title: string, vi: string][] = [
  ['classic', 'Classic', 'Cổ điển'],
  ['modern', 'Modern', 'Hiện đại'],
  ['modern-reversed', 'Modern, reversed', 'Hiện đại, đảo bên'],
  ['split-screen', 'Split screen', 'Chia đôi'],
  ['split-screen-reversed', 'Split screen, reversed', 'Chia đôi, đảo bên'],
  ['fullscreen', 'Full screen', 'Toàn màn hình'],
  ['fullscreen-reversed', 'Full screen, reversed', 'Toàn màn hình, đảo bên'],
]

const authentication: [slug: string, title: string, vi: string][] = [
  ['sign-in', 'Sign in', 'Đăng nhập'],
  ['sign-up', 'Sign up', 'Đăng ký'],
  ['sign-out', 'Sign out', 'Đăng xuất'],
  ['forgot-password', 'Forgot password', 'Quên mật khẩu'],
  ['reset-password', 'Reset password', 'Đặt lại mật khẩu'],
  ['unlock-session', 'Unlock session', 'Mở khoá phiên'],
  ['confirmation-required', 'Confirmation required', 'Cần xác nhận'],
]

const inVariants = (id: string, link: string): Item[] =>
  variants.map(([slug, title, vi]) => under(`${id}.${slug}`, title, vi, `${link}/${slug}`))

/** spec: sample-data.md section 2, Pages */
export const pages = group('pages', 'Pages', 'Trang mẫu', 'document-text', [
  to('activities', 'Activities', 'Hoạt động', 'bell-alert', '/pages/activities'),
  collapsable(
    'authentication',
    'Authentication',
    'Xác thực',
    'lock-closed',
    authentication.map(([slug, title, vi]) =>
      collapsable(
        `authentication.${slug}`,
        title,
        vi,
        undefined,
        inVariants(`authentication.${slug}`, `/pages/authentication/${slug}`),
      ),
    ),
  ),
  collapsable(
    'coming-soon',
    'Coming soon',
    'Sắp ra mắt',
    'clock',
    inVariants('coming-soon', '/pages/coming-soon'),
  ),
  collapsable('error', 'Errors', 'Trang lỗi', 'exclamation-circle', [
    under('error.404', '404', '404', '/pages/error/404'),
    under('error.500', '500', '500', '/pages/error/500'),
  ]),
  collapsable('invoice', 'Invoices', 'Hoá đơn', 'calculator', [
    under('invoice.compact', 'Compact', 'Gọn', '/pages/invoice/printable/compact'),
    under('invoice.modern', 'Modern', 'Hiện đại', '/pages/invoice/printable/modern'),
  ]),
  to('maintenance', 'Maintenance', 'Bảo trì', 'exclamation-triangle', '/pages/maintenance'),
  collapsable('pricing', 'Pricing', 'Bảng giá', 'banknotes', [
    under('pricing.modern', 'Modern', 'Hiện đại', '/pages/pricing/modern'),
    under('pricing.simple', 'Simple', 'Đơn giản', '/pages/pricing/simple'),
    under('pricing.single', 'Single', 'Một gói', '/pages/pricing/single'),
    under('pricing.table', 'Table', 'So sánh', '/pages/pricing/table'),
  ]),
  to('profile', 'Profile', 'Hồ sơ', 'user-circle', '/pages/profile'),
  to('settings', 'Settings', 'Cài đặt', 'cog-8-tooth', '/pages/settings'),
])
