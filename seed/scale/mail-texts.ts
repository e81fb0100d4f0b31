import type { Dice } from './dice.ts'

/** The text of a mail between greeting and closing. */
export interface MailText {
  subject: string
  lines: string[]
  labels: string[]
}

const goods = [
  'nước mắm 500 ml',
  'cà phê rang mộc',
  'trà sen hộp 200 g',
  'gạo ST25 túi 5 kg',
  'sữa tươi 1 lít',
  'bánh tráng cuốn',
  'hạt điều rang muối',
  'mật ong rừng tràm',
  'túi giấy cỡ vừa',
  'đường thốt nốt',
]
const days = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy']

const order = (dice: Dice) => String(2000 + dice.below(8000))
const boxes = (dice: Dice) => `${2 + dice.below(60)} thùng`
/** Returns a random amount: `12.480.000 ₫`. */
const amount = (dice: Dice) => `${(1000 * (120 + dice.below(40_000))).toLocaleString('vi-VN')} ₫`
const hour = (dice: Dice) =>
  `${String(7 + dice.below(12)).padStart(2, '0')}:${dice.pick(['00', '15', '30', '45'])}`

/** The mails of suppliers, customers and colleagues. */
export const mailTexts: ((dice: Dice) => MailText)[] = [
  dice => {
    const [number, good, day] = [order(dice), dice.pick(goods), dice.pick(days)]
    return {
      subject: `Giao đơn ${number}, ${day} lúc ${hour(dice)}`,
      lines: [
        `Bên em giao ${boxes(dice)} ${good} theo đơn ${number} vào ${day}.`,
        'Nhờ chị chừa cửa kho số 2 và cho người nhận giúp em.',
      ],
      labels: ['work'],
    }
  },
  dice => {
    const good = dice.pick(goods)
    return {
      subject: `Báo giá ${good} tháng ${1 + dice.below(12)}`,
      lines: [
        `Giá ${good} tháng này là ${amount(dice)} một thùng, lấy từ ${5 + dice.below(20)} thùng giảm ${2 + dice.below(6)}%.`,
        `Giá giữ đến hết ${dice.pick(days)}. Chị chốt giúp em trước ${hour(dice)} nhé.`,
      ],
      labels: ['work'],
    }
  },
  dice => {
    const number = order(dice)
    return {
      subject: `Hoá đơn ${number}`,
      lines: [
        `Em gửi hoá đơn cho đơn ${number}, tổng ${amount(dice)} đã gồm thuế.`,
        'Chị kiểm giúp em tên và mã số thuế trước khi em phát hành.',
      ],
      labels: ['invoices'],
    }
  },
  dice => ({
    subject: `Đối soát tuần ${1 + dice.below(52)}`,
    lines: [
      `Tuần rồi cửa hàng có ${12 + dice.below(300)} giao dịch, tổng ${amount(dice)}.`,
      `Lệch ${12 + dice.below(400)}.000 ₫ ở quầy ${1 + dice.below(2)}, bên em hoàn trong ba ngày làm việc.`,
    ],
    labels: ['payments', 'accounts'],
  }),
  dice => ({
    subject: `Xin dời giờ giao sang ${hour(dice)} ${dice.pick(days)}`,
    lines: [
      `Xe bên em kẹt ${dice.pick(['ở cầu Bình Lợi', 'ở vòng xoay Phú Lâm', 'trên cao tốc', 'ở chợ đầu mối'])} nên xin giao trễ.`,
      `Số lượng giữ nguyên như phiếu, em bù thêm ${1 + dice.below(3)} thùng cho lần trước.`,
    ],
    labels: ['work'],
  }),
  dice => {
    const number = order(dice)
    return {
      subject: `Hàng móp ở đơn ${number}`,
      lines: [
        `Đơn ${number} có ${1 + dice.below(5)} thùng ${dice.pick(goods)} bị móp, em gửi ảnh kèm theo.`,
        'Bên em bù ở chuyến sau hoặc trừ vào công nợ, tuỳ chị.',
      ],
      labels: ['work'],
    }
  },
  dice => ({
    subject: `Nhắc thanh toán công nợ tháng ${1 + dice.below(12)}`,
    lines: [
      `Công nợ tháng trước còn ${amount(dice)}, đến hạn ngày ${1 + dice.below(28)}.`,
      'Nếu chị đã chuyển thì bỏ qua thư này giúp em.',
    ],
    labels: ['payments'],
  }),
  dice => ({
    subject: `Mời dùng thử ${dice.pick(goods)} mẫu mới`,
    lines: [
      `Bên em vừa làm mẫu mới, gửi chị ${1 + dice.below(4)} thùng dùng thử.`,
      `Chị bày ở quầy vài hôm rồi cho em xin ý kiến, ${dice.pick(days)} em ghé.`,
    ],
    labels: ['forums'],
  }),
]

/** The mails in spam. */
export const offers: ((dice: Dice) => MailText)[] = [
  dice => ({
    subject: `Duyệt vay ${amount(dice)} trong ${5 + dice.below(55)} phút`,
    lines: ['Không cần thế chấp, chỉ cần chứng minh thư. Bấm vào liên kết để nhận tiền ngay.'],
    labels: [],
  }),
  dice => ({
    subject: `Bạn trúng ${dice.pick(['xe máy', 'điện thoại', 'chuyến du lịch', 'tủ lạnh'])} số ${order(dice)}`,
    lines: ['Để nhận quà, mời bạn chuyển trước phí vận chuyển. Ưu đãi chỉ còn hôm nay.'],
    labels: [],
  }),
  dice => ({
    subject: `Đưa cửa hàng lên đầu tìm kiếm sau ${2 + dice.below(12)} ngày`,
    lines: [`Cam kết tăng ${100 + 50 * dice.below(10)}% khách, không hiệu quả hoàn tiền.`],
    labels: [],
  }),
]
