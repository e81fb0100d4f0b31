import { fold } from '#src/lib/text/fold.ts'
import type { Dice } from './dice.ts'

const list = (text: string) => text.trim().split(/\s*,\s*/)

/** The names of the south of Vietnam by frequency: the most common names are first. */
const surnames = list(`
  Nguyễn, Nguyễn, Nguyễn, Nguyễn, Nguyễn, Trần, Trần, Trần, Lê, Lê, Lê, Phạm, Phạm, Huỳnh, Huỳnh, Võ, Võ, Phan, Phan,
  Trương, Bùi, Đặng, Đỗ, Ngô, Hồ, Dương, Đinh, Lý, Lâm, Mai, Đoàn, Cao, Tạ, Châu, Tô, Hà, Vũ, Hoàng, Trịnh, Lưu, Lương,
  Thái, Kiều, Quách, Tăng, Vương, Từ, Đào, Phùng, La`)

const womens = {
  middles:
    list(`Thị, Thị, Thị Kim, Thị Ngọc, Thị Thu, Thị Thanh, Thị Mỹ, Thị Bích, Thị Cẩm, Thị Hồng, Thị Tuyết, Ngọc,
    Kim, Thanh, Mỹ, Thuỳ, Quỳnh, Phương, Khánh, Bảo, Minh, Hoàng, Diễm, Như, Gia, Thảo, Tường, Hải, Ánh, Xuân`),
  givens:
    list(`Lan, Huệ, Cúc, Mai, Đào, Hương, Hường, Hoa, Hồng, Nga, Ngân, Ngọc, Nhi, Nhung, Như, Oanh, Phượng, Phương, Quyên,
    Quỳnh, Sương, Tâm, Thảo, Thoa, Thu, Thuỷ, Thương, Tiên, Trâm, Trang, Trinh, Trúc, Tuyền, Tuyết, Uyên, Vân, Vy, Xuân,
    Yến, An, Anh, Ánh, Bích, Châu, Chi, Dung, Duyên, Giang, Hà, Hân, Hạnh, Hằng, Hiền, Hoà, Khuê, Kiều, Lam, Lê, Liên,
    Linh, Loan, Ly, My, Mỹ, Nguyệt, Thơ, Tú, Vi`),
}

const mens = {
  middles:
    list(`Văn, Văn, Hữu, Đức, Minh, Quốc, Hoàng, Thanh, Ngọc, Gia, Công, Trọng, Anh, Bảo, Đình, Tấn, Thành, Chí, Duy,
    Hải, Khánh, Mạnh, Nhật, Phước, Quang, Thế, Tiến, Trung, Việt, Xuân`),
  givens:
    list(`An, Ân, Bảo, Bình, Cường, Danh, Dũng, Duy, Dương, Đại, Đạt, Điền, Đức, Giang, Hải, Hào, Hậu, Hiếu, Hiển, Hoà,
    Hoàng, Hùng, Huy, Hưng, Khang, Khải, Khánh, Khoa, Khôi, Kiên, Lâm, Lập, Lộc, Long, Luân, Mẫn, Minh, Nam, Nghĩa, Nguyên,
    Nhân, Nhật, Phát, Phong, Phú, Phúc, Phước, Quân, Quang, Quý, Sang, Sơn, Tài, Tâm, Tân, Thái, Thắng, Thành, Thiện,
    Thịnh, Thuận, Tiến, Tín, Toàn, Trí, Trung, Tú, Tuấn, Tùng, Vinh, Vũ`),
}

/** A name and its parts. */
export interface Name {
  full: string
  given: string
  surname: string
  isWoman: boolean
}

/** Returns a random name. */
export function nameBy(dice: Dice): Name {
  const isWoman = dice.may(52)
  const { middles, givens } = isWoman ? womens : mens
  const surname = dice.pick(surnames)
  const given = dice.pick(givens.filter(word => word !== surname))
  // No name contains the same word twice.
  const middle = dice.pick(middles.filter(word => !word.endsWith(given) && word !== surname))
  return { full: `${surname} ${middle} ${given}`, given, surname, isWoman }
}

/** Returns a name in the form for an address: only letters and digits. */
export const plain = (text: string) => fold(text).replace(/[^a-z\d]/g, '')
