import type { Dice } from './dice.ts'
import { plain } from './names.ts'

const list = (text: string) => text.trim().split(/\s*,\s*/)

const trades: [trade: string, titles: string[]][] = [
  ['Gạo', list('Chủ vựa, Bán hàng, Kế toán, Giao hàng')],
  ['Nước mắm', list('Kinh doanh, Điều phối đơn hàng, Kế toán')],
  ['Cà phê', list('Chủ xưởng rang, Kinh doanh, Đại lý')],
  ['Trà', list('Giám đốc, Kinh doanh, Đại lý')],
  ['Bánh mì', list('Chủ lò bánh, Giao hàng')],
  ['Trái cây', list('Chủ vựa, Thu mua, Tài xế')],
  ['Rau sạch', list('Chủ trại, Điều phối đơn hàng, Giao hàng')],
  ['Sữa', list('Giám sát khu vực, Kinh doanh')],
  ['Gia vị', list('Đại lý, Kinh doanh, Kế toán')],
  ['Hải sản', list('Chủ vựa, Thu mua, Tài xế xe lạnh')],
  ['Bao bì', list('Kinh doanh, Thiết kế nhãn, Quản đốc')],
  ['Xe lạnh', list('Tài xế, Điều xe, Chủ xe')],
  ['Giao nhận', list('Điều phối, Chứng từ, Tài xế')],
  ['Quán cơm', list('Chủ quán, Mua hàng')],
  ['Nhà hàng', list('Bếp trưởng, Mua hàng, Quản lý')],
  ['Mầm non', list('Khách mua sỉ, Cô giáo, Cấp dưỡng')],
  ['Khách sạn', list('Mua hàng, Lễ tân, Bếp trưởng')],
  ['Điện lạnh', list('Thợ điện lạnh, Chủ tiệm')],
  ['Tiệm tạp hoá', list('Chủ tiệm, Khách mua sỉ')],
  ['Nhà thuốc', list('Dược sĩ, Chủ tiệm')],
]

const places = list(`
  Bình Minh, Hoà Bình, Phú Quý, Tân Phú, An Phú, Thuận Phát, Hưng Thịnh, Đại Lợi, Kim Ngân, Sông Quê, Đồng Xanh, Hương Quê,
  Cầu Đất, Bảo Lộc, Tây Ninh, Bến Tre, Cái Bè, Sa Đéc, Vĩnh Long, Trà Vinh, Sóc Trăng, Bạc Liêu, Phú Quốc, Phan Thiết,
  Ninh Thuận, Nha Trang, Quy Nhơn, Buôn Hồ, Đắk Mil, Pleiku, Củ Chi, Hóc Môn, Long Khánh, Cần Giờ, Mỹ Tho, Gò Công, Tân An,
  Châu Đốc, Long Xuyên, Rạch Giá, Hà Tiên, Vũng Tàu, Bà Rịa, Mây Trắng, Hoa Sen, Hoa Mai, Sao Biển, Thanh Bình`)

/** A company that contacts work for. */
export interface Company {
  name: string
  title: string
  /** The domain of its addresses. It ends in `example`, so that no mail is delivered. */
  domain: string
}

/** Returns a random company. */
export function companyBy(dice: Dice): Company {
  const [trade, titles] = dice.pick(trades)
  const place = dice.pick(places)
  return {
    name: `${trade} ${place}`,
    title: dice.pick(titles),
    domain: `${plain(trade)}${plain(place)}.example`,
  }
}
