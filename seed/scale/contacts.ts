import type { Contact } from '#src/contract/contacts.ts'
import { companyBy } from './companies.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { nameBy, plain } from './names.ts'

const streets = [
  'Quang Trung',
  'Nguyễn Văn Lượng',
  'Lê Đức Thọ',
  'Phan Văn Trị',
  'Nguyễn Oanh',
  'Thống Nhất',
  'Cây Trâm',
  'Lê Văn Thọ',
  'Cộng Hoà',
  'Trường Chinh',
  'Hoàng Văn Thụ',
  'Phan Đăng Lưu',
  'Bạch Đằng',
  'Luỹ Bán Bích',
  'Âu Cơ',
  'Hà Huy Giáp',
  'Tô Ký',
  'Võ Văn Ngân',
  'Kha Vạn Cân',
  'Trần Hưng Đạo',
  'Nguyễn Trãi',
  'Lý Thường Kiệt',
  'Ba Tháng Hai',
  'Điện Biên Phủ',
]
const districts = [
  'Phường 10, Gò Vấp',
  'Phường 16, Gò Vấp',
  'Phường 5, Gò Vấp',
  'Phường 13, Bình Thạnh',
  'Phường 25, Bình Thạnh',
  'Phường 4, Tân Bình',
  'Phường 15, Tân Bình',
  'Hiệp Tân, Tân Phú',
  'Thạnh Lộc, Quận 12',
  'Tân Chánh Hiệp, Quận 12',
  'Linh Đông, Thủ Đức',
  'Trung Chánh, Hóc Môn',
  'Phường 9, Phú Nhuận',
  'Phường 14, Quận 10',
  'Phường 1, Quận 3',
]
const notes = [
  '<p>Gọi sau 14:00, buổi sáng đi chợ.</p>',
  '<p>Lấy hàng <strong>thứ Ba và thứ Sáu</strong>, trả tiền cuối tháng.</p>',
  '<p>Giao ở cửa sau, bấm chuông hai lần.</p>',
  '<p>Thích túi giấy, không lấy túi ni lông.</p>',
  '<p>Đã gửi bảng giá sỉ. Hẹn nói lại sau rằm.</p>',
  '<p>Xuất hoá đơn công ty, mã số thuế trong tệp Hoá đơn.</p>',
]
const mobile = ['090', '093', '070', '079', '097', '098', '086', '091', '088', '094']
const tags = ['friend', 'family', 'high-school', 'college', 'baseball-team', 'band']

/**
 * Returns the contact with a number: a supplier, driver, other shop or regular customer, similar to those of the
 * sample.
 */
export function contactAt(index: number): Contact & { position: number } {
  const dice = diceOf(1, index)
  const { full, given, surname, isWoman } = nameBy(dice)
  const company = dice.may(62) ? companyBy(dice) : undefined
  const born = 1955 + dice.below(50)
  const own = { email: `${plain(given)}.${plain(surname)}${born % 100}@mail.example`, label: 'Personal' }
  const work = company && { email: `${plain(given)}@${company.domain}`, label: 'Work' }
  const other = dice.may(35) ? [phoneBy(dice, company ? 'Work' : 'Home')] : []
  return {
    id: idOf(index),
    avatar: dice.may(40) ? `images/contacts/${isWoman ? 'w' : 'm'}${1 + dice.below(16)}.svg` : null,
    background: dice.may(70) ? `images/contacts/cover-${1 + dice.below(6)}.svg` : null,
    name: full,
    emails: work ? [work, ...(dice.may(40) ? [own] : [])] : [own],
    phoneNumbers: [phoneBy(dice, 'Mobile'), ...other],
    ...(company ? { title: company.title, company: company.name } : dice.may(30) && { title: 'Khách quen' }),
    // spec: at 12:00 UTC
    birthday: dice.may(75)
      ? `${born}-${two(1 + dice.below(12))}-${two(1 + dice.below(28))}T12:00:00.000Z`
      : null,
    address: dice.may(85) ? addressBy(dice) : null,
    notes: dice.may(12) ? dice.pick(notes) : null,
    tags: company
      ? ['work', ...(dice.may(8) ? [dice.pick(tags)] : [])]
      : dice.may(45)
        ? [dice.pick(tags)]
        : [],
    position: 1000 + index,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** spec: three digits, space, three digits, space, four digits */
export const phoneNumberBy = (dice: Dice) => `${dice.pick(mobile)} ${dice.digits(3)} ${dice.digits(4)}`

const phoneBy = (dice: Dice, label: string) => ({ country: 'vn', phoneNumber: phoneNumberBy(dice), label })

/** Returns a random address in the city. */
export function addressBy(dice: Dice) {
  const alley = dice.may(35) ? `/${1 + dice.below(40)}` : ''
  const house = `${1 + dice.below(420)}${alley} ${dice.pick(streets)}`
  return `${house}, ${dice.pick(districts)}, TP. Hồ Chí Minh 7${1 + dice.below(3)}${1 + dice.below(7)}00`
}
