import { collapsable, group, to, under } from './item.ts'

/** The merchant's own screens. spec: product.md section 2 */
export const main = [
  group('store', 'Store', 'Cửa hàng', 'building-storefront', [
    to('console', 'Console', 'Bàn làm việc', 'home', '/main/console'),
    to('pos', 'Point of sale', 'Bán hàng', 'calculator', '/main/pos'),
    to('reservation', 'Reservations', 'Đặt chỗ', 'calendar-days', '/main/console/reservation'),
    to('care', 'Customer care', 'Chăm sóc khách', 'wrench-screwdriver', '/main/care'),
    to('market-place', 'Market place', 'Chợ sỉ', 'shopping-bag', '/main/market-place'),
  ]),
  group('goods', 'Goods and money', 'Hàng và tiền', 'cube', [
    to('take-out', 'Take out', 'Xuất hàng', 'arrow-up-tray', '/main/take-out'),
    to('take-in', 'Take in', 'Nhập hàng', 'arrow-down-tray', '/main/take-in'),
    to('inventory', 'Stock', 'Tồn kho', 'archive-box', '/main/inventory'),
    to('fund', 'Funds', 'Quỹ', 'banknotes', '/main/fund'),
    collapsable('shift', 'Work of the shift', 'Việc trong ca', 'queue-list', [
      under('export', 'Check-out', 'Xuất kho', '/main/task/export'),
      under('output-journal', 'Output journal', 'Nhật ký xuất', '/main/task/take-out'),
      under('delivery', 'Delivery', 'Giao hàng', '/main/task/delivery'),
      under('import', 'Check-in', 'Kiểm hàng về', '/main/task/import'),
    ]),
  ]),
]

export const administration = group('administration', 'Administration', 'Quản trị', 'cog-6-tooth', [
  to('list', 'Lists', 'Danh mục', 'list-bullet', '/main/list'),
  to('setting', 'Settings', 'Thiết lập', 'cog-6-tooth', '/main/setting'),
  to('admin', 'Permissions', 'Phân quyền', 'shield-check', '/main/admin'),
  to('universal', 'Journal', 'Nhật ký chung', 'book-open', '/main/universal'),
  to('trash', 'Trash', 'Thùng rác', 'trash', '/main/trash'),
])
