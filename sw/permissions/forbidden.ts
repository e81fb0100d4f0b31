import type { Area, Right } from '#src/contract/shared/areas.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'

/** In English and in Vietnamese. */
const names: Record<Area, [en: string, vi: string]> = {
  pos: ['Point of sale', 'Bán hàng'],
  'check-out': ['Check-out', 'Xuất kho'],
  collection: ['Output journal', 'Nhật ký xuất'],
  'check-in': ['Check-in', 'Kiểm hàng về'],
  delivery: ['Delivery', 'Giao hàng'],
  inventory: ['Stock', 'Tồn kho'],
  fund: ['Funds', 'Quỹ'],
  care: ['Customer care', 'Chăm sóc khách'],
  reservation: ['Reservations', 'Đặt chỗ'],
  list: ['Lists', 'Danh mục'],
  people: ['People', 'Nhân sự'],
  setting: ['Shop settings', 'Thiết lập cửa hàng'],
  admin: ['Administration', 'Quản trị'],
  report: ['Reports', 'Báo cáo'],
  customer: ['Customers', 'Khách hàng'],
  supplier: ['Suppliers', 'Nhà cung cấp'],
  employee: ['Employees', 'Nhân viên'],
  tasks: ['Tasks', 'Công việc'],
  contacts: ['Contacts', 'Danh bạ'],
  boards: ['Boards', 'Bảng việc'],
  files: ['Files', 'Tệp'],
  products: ['Products', 'Sản phẩm'],
  help: ['Help centre', 'Trợ giúp'],
}

const texts: Record<Right['level'], [en: string, vi: string]> = {
  view: ['You are not allowed to see “{area}”.', 'Bạn không có quyền xem mục “{area}”.'],
  create: ['You are not allowed to add to “{area}”.', 'Bạn không có quyền thêm vào mục “{area}”.'],
  edit: ['You are not allowed to change “{area}”.', 'Bạn không có quyền sửa mục “{area}”.'],
}

/** Returns the 403 problem for a caller who lacks a right. Its message contains the area and the required level. */
export function forbidden({ area, level }: Right, lang: Lang) {
  const index = lang === 'vi' ? 1 : 0
  const message = `${texts[level][index].replace('{area}', names[area][index])} ${ask[index]}`
  return new Problem(403, { body: { message, code: 'forbidden', area, level } })
}

const ask = ['Ask the owner of the shop.', 'Hãy nhờ chủ cửa hàng cấp quyền.'] as const
