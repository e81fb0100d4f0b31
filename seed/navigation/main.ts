import { collapsable, group, to, under } from './item.ts'

/** The screens of the merchant. spec: product.md section 2 */
export const store = group('store', 'Store', 'Cửa hàng', 'building-storefront', [
  { ...to('console', 'Console', 'Bàn làm việc', 'home', '/main/console'), exactMatch: true },
  to('pos', 'Point of sale', 'Bán hàng', 'calculator', '/main/pos'),
  to('reservation', 'Reservations', 'Đặt chỗ', 'calendar-days', '/main/console/reservation'),
  to('care', 'Customer care', 'Chăm sóc khách', 'wrench-screwdriver', '/main/care'),
  to('market-place', 'Market place', 'Chợ sỉ', 'shopping-bag', '/main/market-place'),
])

export const goods = group('goods', 'Goods and money', 'Hàng và tiền', 'cube', [
  to('take-out', 'Take out', 'Xuất hàng', 'arrow-up-tray', '/main/take-out'),
  to('take-in', 'Take in', 'Nhập hàng', 'arrow-down-tray', '/main/take-in'),
  to('inventory', 'Stock', 'Tồn kho', 'archive-box', '/main/inventory'),
  to('fund', 'Funds', 'Quỹ', 'banknotes', '/main/fund'),
  collapsable('shift', 'Work of the shift', 'Việc trong ca', 'queue-list', [
    { ...under('shift.all', 'All of it', 'Tất cả', '/main/task'), exactMatch: true },
    under('shift.export', 'Check-out', 'Xuất kho', '/main/task/export'),
    under('shift.take-out', 'Output journal', 'Nhật ký xuất', '/main/task/take-out'),
    under('shift.delivery', 'Delivery', 'Giao hàng', '/main/task/delivery'),
    under('shift.import', 'Check-in', 'Kiểm hàng về', '/main/task/import'),
  ]),
])

export const administration = group('administration', 'Administration', 'Quản trị', 'cog-6-tooth', [
  to('list', 'Lists', 'Danh mục', 'list-bullet', '/main/list'),
  { ...to('setting', 'Settings', 'Thiết lập', 'cog-6-tooth', '/main/setting'), exactMatch: true },
  to('requests', 'Requests', 'Đề nghị', 'hand-raised', '/main/setting/employee/all/requests'),
  to('admin', 'Permissions', 'Phân quyền', 'shield-check', '/main/admin'),
  to('universal', 'Journal', 'Sổ chứng từ', 'document-text', '/main/universal'),
  collapsable('trash', 'Trash', 'Thùng rác', 'trash', [
    under('trash.recycle', 'What was deleted', 'Mục đã xoá', '/main/trash'),
  ]),
])
