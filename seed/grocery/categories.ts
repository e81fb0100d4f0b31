import type { ShopCategory } from '#src/contract/shop/categories.ts'

/** The categories of the sample's shop by their parent. */
const tree = {
  'thuc-pham': ['Thực phẩm', 'TP'],
  'gia-vi': ['Gia vị, dầu ăn', 'GV', 'thuc-pham'],
  gao: ['Gạo, ngũ cốc', 'GA', 'thuc-pham'],
  mi: ['Mì, bún, phở gói', 'MI', 'thuc-pham'],
  'do-hop': ['Đồ hộp, đồ khô', 'DH', 'thuc-pham'],
  trung: ['Trứng, đồ mát', 'TR', 'thuc-pham'],
  'banh-keo': ['Bánh kẹo', 'BK', 'thuc-pham'],
  'do-uong': ['Đồ uống', 'DU'],
  sua: ['Sữa', 'SU', 'do-uong'],
  'bia-ruou': ['Bia, rượu', 'BI', 'do-uong'],
  'nuoc-ngot': ['Nước giải khát', 'NN', 'do-uong'],
  'ca-phe-tra': ['Cà phê, trà', 'CT', 'do-uong'],
  'nha-cua': ['Nhà cửa', 'NC'],
  'giat-rua': ['Giặt rửa', 'GR', 'nha-cua'],
  'ca-nhan': ['Chăm sóc cá nhân', 'CN', 'nha-cua'],
  'gia-dung': ['Đồ gia dụng', 'GD', 'nha-cua'],
  'qua-tet': ['Quà Tết, giấy gói', 'QT', 'nha-cua'],
} as const satisfies Record<string, readonly [name: string, code: string, parent?: string]>

export const categories: readonly ShopCategory[] = Object.entries(tree).map(
  ([id, [name, code, parentId = null]]) => ({ id, name, code, parentId, version: 1 }),
)
