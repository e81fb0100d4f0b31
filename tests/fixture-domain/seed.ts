import type { Supplier } from './contract.ts'

const supplier = (id: string, name: string, note = ''): Supplier => ({ id, name, note, logo: null })

export const suppliers = {
  suppliers: [
    supplier('hai-dang', 'Nước mắm Hải Đăng', 'Giao thứ Ba và thứ Sáu'),
    supplier('moc-chau', 'Sữa Mộc Châu'),
    supplier('lai-thieu', 'Trái cây Lái Thiêu', 'Gọi trước 16:00'),
  ],
}
