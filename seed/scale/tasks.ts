import { defaultTask, type Task } from '#src/contract/tasks.ts'
import { companyBy } from './companies.ts'
import { type Dice, diceOf, idOf } from './dice.ts'
import { nameBy } from './names.ts'

export const shelves = [
  'kệ gia vị',
  'kệ mì gói',
  'kệ nước mắm',
  'kệ bánh kẹo',
  'tủ mát',
  'tủ kem',
  'kệ sữa',
  'quầy 1',
  'quầy 2',
  'kho sau',
  'kho số 2',
  'mặt tiền',
]
export const goods = [
  'nước mắm Hòn Thơm',
  'cà phê rang mộc',
  'trà sen',
  'gạo ST25',
  'sữa tươi',
  'bánh tráng',
  'hạt điều',
  'mật ong',
  'túi giấy',
  'cuộn in hoá đơn',
  'đường thốt nốt',
  'mì khô',
  'dầu phộng',
  'khô cá lóc',
]
const papers = ['phiếu nhập', 'hoá đơn', 'biên bản giao hàng', 'bảng giá', 'sao kê', 'hợp đồng', 'lịch ca']

/** Each function returns the title of a task in a shop. */
const titles: ((dice: Dice) => string)[] = [
  dice => `Kiểm ${dice.pick(goods)} ở ${dice.pick(shelves)}`,
  dice => `Đặt thêm ${5 * (1 + dice.below(24))} thùng ${dice.pick(goods)}`,
  dice => `Nhận hàng ${companyBy(dice).name}`,
  dice => `Gọi ${nameBy(dice).full} về đơn ${2000 + dice.below(8000)}`,
  dice => `Dọn ${dice.pick(shelves)}`,
  dice => `Dán lại bảng giá ${dice.pick(shelves)}`,
  dice => `Gửi ${dice.pick(papers)} cho ${companyBy(dice).name}`,
  dice => `Ký ${dice.pick(papers)} ${2000 + dice.below(8000)}`,
  dice => `Giao đơn ${2000 + dice.below(8000)} cho ${nameBy(dice).full}`,
  dice => `So giá ${dice.pick(goods)} ba nhà cung cấp`,
  dice => `Chụp ảnh ${dice.pick(goods)} đăng trang bán hàng`,
  dice => `Đổi ca thứ ${dice.pick(['Hai', 'Ba', 'Tư', 'Năm', 'Sáu', 'Bảy'])} cho ${nameBy(dice).full}`,
  dice => `Trả lại ${1 + dice.below(9)} thùng ${dice.pick(goods)} bị móp`,
  dice => `Kiểm hạn dùng ${dice.pick(shelves)}`,
  dice => `Thu tiền đơn ${2000 + dice.below(8000)}`,
]
export const steps = [
  'Xem tồn kho',
  'Gọi nhà cung cấp',
  'In phiếu',
  'Đếm lại lần hai',
  'Chụp ảnh',
  'Ghi vào sổ',
  'Báo quản lý',
  'Cất vào kho',
  'Dán nhãn',
]
const notes = [
  'Hỏi chị Hường trước khi làm.',
  'Làm trước 11:00, trưa đông khách.',
  'Xem ảnh trong nhóm.',
  'Nếu thiếu thì ghi riêng một dòng.',
  'Giữ lại phiếu cũ để so.',
]
export const people = ['huong', 'chau', 'han', 'long', 'anh', 'khoa', 'mai', 'duc']
const tags = ['api', 'frontend', 'bug', 'backend', 'urgent', 'discuss']
const day = 24 * 60 * 60 * 1000

/** Returns the task with a number. Every 50th row is a section; the tasks after it belong to it. */
export function taskAt(index: number, now: number): Task {
  const dice = diceOf(3, index)
  const common = { ...defaultTask, id: idOf(index), order: 100_000 + index }
  if (index % 50 === 0) return { ...common, type: 'section', title: `Sổ việc số ${1 + index / 50}` }
  const completed = dice.may(55)
  return {
    ...common,
    type: 'task',
    title: dice.pick(titles)(dice),
    notes: dice.may(15) ? dice.pick(notes) : null,
    completed,
    dueDate: dice.may(60) ? dueBy(dice, now, completed) : null,
    priority: dice.may(70) ? 1 : dice.pick([0, 2]),
    tags: dice.may(40) ? dice.some(tags, 1 + dice.below(2)) : [],
    assignedTo: dice.may(75) ? dice.pick(people) : null,
    subTasks: dice.may(15) ? stepsBy(dice, idOf(index), completed) : [],
  }
}

/** Returns the due date: completed tasks were due before now, most open ones are due later. */
function dueBy(dice: Dice, now: number, completed: boolean) {
  const date = new Date(now + day * (completed || dice.may(8) ? -1 - dice.below(300) : dice.below(90)))
  date.setHours(
    ...(dice.may(60) ? ([0, 0] as const) : ([8 + dice.below(12), 30 * dice.below(2)] as const)),
    0,
    0,
  )
  return date.toISOString()
}

const stepsBy = (dice: Dice, id: string, completed: boolean) =>
  dice.some(steps, 2 + dice.below(3)).map((title, place) => ({
    id: `${id}-step-${place + 1}`,
    title,
    completed: completed || dice.may(40),
  }))
