import type { Mail } from '#src/contract/mails.ts'

type Sender = Mail['from']

const colleague = (id: string, name: string): Sender => ({
  avatar: `images/people/${id}.svg`,
  contact: `${name} <${id === 'huong' ? 'staff' : id}@outpost.example>`,
})

const other = (name: string, address: string, avatar: string | null = null): Sender => ({
  avatar: avatar && `images/mails/${avatar}.svg`,
  contact: `${name} <${address}>`,
})

export const me = colleague('huong', 'Nguyễn Thị Hường')

/** The people with whom the shop exchanges mails. */
export const people = {
  me,
  chau: colleague('chau', 'Lê Minh Châu'),
  han: colleague('han', 'Phạm Gia Hân'),
  long: colleague('long', 'Võ Hoàng Long'),
  anh: colleague('anh', 'Đặng Quỳnh Anh'),
  khoa: colleague('khoa', 'Trần Đăng Khoa'),
  mai: colleague('mai', 'Huỳnh Ngọc Mai'),
  duc: colleague('duc', 'Mai Văn Đức'),
  honThom: other('Trịnh Công Khoa', 'khoa@honthom.example', 'trinh-cong-khoa'),
  truc: other('Bùi Thanh Trúc', 'truc.bui@vitien.example', 'bui-thanh-truc'),
  uyen: other('Tạ Tố Uyên', 'uyen.ta@matbang.example'),
  linh: other('Ngô Khánh Linh', 'linh.ngo@quatang.example'),
  thao: other('Mai Phương Thảo', 'thao@trasentayho.example'),
  cauDat: other('Lương Gia Bảo', 'bao@caphecaudat.example', 'luong-gia-bao'),
  sua: other('Đoàn Thuỳ Dương', 'duong.doan@suadalat.example'),
  giay: other('Hồ Nhật Minh', 'minh@baobixanh.example'),
  dien: other('Điện lực Gò Vấp', 'hoadon@dienluc.example'),
  nuoc: other('Cấp nước Gia Định', 'cskh@capnuoc.example'),
  bank: other('Ngân hàng Bến Thành', 'thongbao@nganhang.example'),
  thue: other('Chi cục Thuế Gò Vấp', 'thongbao@thue.example'),
  mayTinh: other('Cao Việt Dũng', 'dung.cao@maytinhtien.example'),
  oanh: other('Lâm Kiều Oanh', 'oanh.lam@thu.example'),
  me2: other('Nguyễn Thị Sương', 'suong@thu.example'),
  hoi: other('Hội bán lẻ Gò Vấp', 'diendan@hoibanle.example'),
  phuong: other('UBND Phường 10', 'vanphong@phuong10.example'),
  giaoHang: other('Giao Nhanh Sài Gòn', 'doisoat@giaonhanh.example'),
  lac: other('Trúng thưởng lớn', 'qua@trungthuong.example'),
  vay: other('Vay nhanh 24 giờ', 'vay@vaynhanh.example'),
  seo: other('Lên đầu tìm kiếm', 'hello@lendautimkiem.example'),
  rac: other('Hàng hiệu giá sốc', 'sale@giasoc.example'),
  noreply: other('Hỗ trợ tài khoản', 'xacminh@tai-khoan-vi.example'),
} satisfies Record<string, Sender>

export type PersonName = keyof typeof people
