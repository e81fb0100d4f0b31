import type { Area } from '#src/contract/shared/areas.ts'
import type { Shortcut } from '#src/contract/shell/shortcuts.ts'

const entry = (
  id: string,
  label: string,
  description: string,
  icon: string,
  link: string,
  area?: Area,
): Shortcut & { area?: Area } => ({
  id,
  label,
  description,
  icon,
  link,
  useRouter: true,
  ...(area && { area }),
})

const entries = [
  entry('take-out', 'Xuất hàng', 'Phiếu chờ xuất', 'arrow-up-tray', '/main/task/export', 'check-out'),
  entry(
    'output-journal',
    'Nhật ký xuất',
    'Soạn hàng theo ngày',
    'clipboard-document-list',
    '/main/task/take-out',
    'collection',
  ),
  entry('delivery', 'Giao hàng', 'Chuyến của tôi', 'truck', '/main/task/delivery', 'delivery'),
  entry('come-in', 'Nhập hàng', 'Kiểm hàng về kho', 'arrow-down-tray', '/main/task/import', 'check-in'),
  entry('tasks', 'Việc hôm nay', 'Việc của cả ca', 'check-circle', '/apps/tasks'),
  entry('mailbox', 'Hộp thư', 'Thư nhà cung cấp', 'envelope', '/apps/mailbox'),
]

/**
 * The four defaults, each with the area for which it needs a permission, and two more. spec: product.md sections 2, 6
 */
export const shortcuts = {
  shortcuts: entries.map((shortcut, position) => ({ ...shortcut, position })),
}
