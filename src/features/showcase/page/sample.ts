/** Sample data for the kit; names of people and goods are the same in every language. */
export const people = [
  'Nguyễn Thị Hường',
  'Lê Minh Châu',
  'Phạm Gia Hân',
  'Võ Hoàng Long',
  'Đặng Quỳnh Anh',
  'Hồ Đức Thịnh',
  'Huỳnh Ngọc Mai',
  'Trần Văn Khoa',
] as const

export const products = [
  { sku: 'NS-0041', name: 'Nước mắm nhĩ 40°N' },
  { sku: 'NS-0112', name: 'Cà phê Cầu Đất' },
  { sku: 'NS-0125', name: 'Gạo ST25 Sóc Trăng' },
  { sku: 'NS-0207', name: 'Trà ướp sen Tây Hồ' },
  { sku: 'NS-0310', name: 'Đường phèn Quảng Ngãi' },
  { sku: 'NS-0318', name: 'Bánh đậu xanh Hải Dương' },
  { sku: 'NS-0402', name: 'Hạt điều rang muối Bình Phước' },
] as const
