import type { Partner } from '#src/contract/shop/partners.ts'

/** A partner of the sample, and after how many days it pays, or is paid. */
export interface SamplePartner {
  row: Partner & { entries: number }
  paysAfterDays: number
}

const WHOLESALE_LIMIT = 60_000_000
const REGULAR_LIMIT = 3_000_000

/** Name, street, group. Wholesale buyers also have the number of days after which they pay. */
const buyers = `
Quán cơm Minh Phát | 12 Lê Đức Thọ | sỉ 18
Quán phở Thanh Hà | 45 Nguyễn Oanh | sỉ 25
Căn tin trường Gò Vấp | 2 Phạm Văn Chiêu | sỉ 40
Nhà hàng Sông Quê | 88 Thống Nhất | sỉ 70
Quán nhậu Út Mập | 131 Dương Quảng Hàm | sỉ 105
Cà phê Góc Phố | 7 Cây Trâm | sỉ 30
Tạp hoá Cô Ba | 60 Lê Văn Thọ | sỉ 50
Bếp ăn Hoa Sữa | 25 Quang Trung | sỉ 22
Tiệm bánh Hồng Nhung | 9 Nguyễn Kiệm | sỉ 80
Quán bún Cô Hiền | 34 Lê Quang Định | sỉ 15
Văn phòng luật Đại Tín | 210 Phan Văn Trị | sỉ 35
Khách sạn Ánh Dương | 5 Nguyễn Thái Sơn | sỉ 120
Nguyễn Thị Oanh | 128/4 Quang Trung | quen
Trần Văn Hậu | 77 Thống Nhất | quen
Lê Thị Kim Chi | 15 Cây Trâm | quen
Phạm Quốc Tuấn | 19 Lê Đức Thọ | quen
Hoàng Thị Mỹ Duyên | 40 Phạm Ngũ Lão | quen
Vũ Đình Khánh | 3 Nguyễn Oanh | quen
Đặng Thị Thu Thảo | 66 Lê Lợi | quen
Bùi Ngọc Ẩn | 28 Trần Thị Nghỉ | quen
Đỗ Thị Hoà | 52 Nguyễn Văn Lượng | quen
Hồ Đức Thịnh | 101 Quang Trung | quen
Ngô Thị Bích Ngọc | 8 Đường số 10 | quen
Dương Văn Lễ | 17 Huỳnh Khương An | quen
Lý Thị Xuân | 33 Nguyễn Du | quen
Mai Anh Kiệt | 90 Lê Văn Thọ | quen
Trịnh Thị Yến | 14 Phạm Huy Thông | quen
Châu Gia Phúc | 21 Nguyễn Văn Nghi | quen
Phan Thị Ái Vân | 6 Lê Thị Hồng | lẻ
Tô Minh Nhật | 29 Cây Trâm | lẻ
Huỳnh Thị Loan | 83 Thống Nhất | lẻ
Cao Văn Đạt | 11 Nguyên Hồng | lẻ
Nguyễn Hữu Ước | 47 Trần Bá Giao | lẻ
Đinh Thị Quế | 5 Phan Huy Ích | lẻ
Võ Thị Diễm | 72 Lê Đức Thọ | lẻ
Lâm Chấn Huy | 38 Quang Trung | lẻ
Thái Thị Ngân | 16 Tân Sơn | lẻ
Tạ Quang Vinh | 59 Phạm Văn Bạch | lẻ
Kiều Thị Thắm | 24 Dương Quảng Hàm | lẻ
Nguyễn Ngọc Ỷ Lan | 2 Nguyễn Thượng Hiền | lẻ`

const phoneOf = (index: number) => `09${String(10_413_527 + index * 1_917_343).slice(0, 8)}`

const customers: SamplePartner[] = buyers
  .trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', street = '', kind = ''] = line.split(' | ')
    const [group = '', days] = kind.split(' ')
    return {
      paysAfterDays: days === undefined ? 12 + index : Number(days),
      row: {
        id: `customer-${index + 1}`,
        kind: 'customer',
        code: `KH${String(index + 1).padStart(3, '0')}`,
        name,
        phone: phoneOf(index),
        address: `${street}, Gò Vấp, TP. Hồ Chí Minh`,
        taxCode: '',
        group,
        creditLimit: group === 'sỉ' ? WHOLESALE_LIMIT : group === 'quen' ? REGULAR_LIMIT : 0,
        debt: 0,
        active: true,
        version: 1,
        entries: 0,
      },
    }
  })

const supplier = (
  number: number,
  name: string,
  address: string,
  taxCode: string,
  paysAfterDays: number,
): SamplePartner => ({
  paysAfterDays,
  row: {
    id: `supplier-${number}`,
    kind: 'supplier',
    code: `NCC${String(number).padStart(2, '0')}`,
    name,
    phone: phoneOf(50 + number),
    address,
    taxCode,
    group: '',
    creditLimit: 0,
    debt: 0,
    active: true,
    version: 1,
    entries: 0,
  },
})

/** Forty customers and three suppliers. */
export const partners: readonly SamplePartner[] = [
  ...customers,
  supplier(1, 'Thực phẩm Hòn Thơm', '18 Tân Sơn Nhì, Tân Phú, TP. Hồ Chí Minh', '0311000018', 14),
  supplier(2, 'Phân phối Bình An', '240 Quốc lộ 13, Thủ Đức, TP. Hồ Chí Minh', '0311000240', 33),
  supplier(3, 'Kho sỉ Chợ Lớn', '56 Hải Thượng Lãn Ông, Quận 5, TP. Hồ Chí Minh', '0311000056', 47),
]
