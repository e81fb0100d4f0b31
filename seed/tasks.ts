import type { Tag } from '#src/contract/shared/tags.ts'
import { defaultTask, type Task } from '#src/contract/tasks.ts'
import { onDay } from './clock.ts'

const tag = (id: string, title: string, position: number): Tag & { position: number } => ({
  id,
  title,
  position,
})

type Fields = Partial<Omit<Task, 'id' | 'order' | 'type' | 'title' | 'subTasks'>>
interface Entry extends Fields {
  title: string
  /** Completed steps begin with `x `. */
  steps?: string[]
}

const sections: { title: string; tasks: Entry[] }[] = [
  {
    title: 'Trước giờ mở cửa',
    tasks: [
      {
        title: 'Đếm két quầy 1 và quầy 2',
        completed: true,
        dueDate: onDay(0),
        assignedTo: 'huong',
        repeat: 'daily',
      },
      {
        title: 'Kiểm tra nhiệt độ tủ mát',
        dueDate: onDay(0),
        assignedTo: 'duc',
        repeat: 'daily',
        steps: ['x Tủ sữa: 2–5 °C', 'Tủ nước: dưới 8 °C', 'Ghi vào sổ ở quầy'],
      },
      {
        title: 'Dán lại bảng giá kệ gia vị',
        dueDate: onDay(-1),
        priority: 0,
        tags: ['urgent'],
        assignedTo: 'long',
      },
    ],
  },
  {
    title: 'Nhập hàng',
    tasks: [
      {
        title: 'Nhận hàng Hòn Thơm ở kho 2',
        dueDate: onDay(0, '11:00'),
        priority: 0,
        tags: ['backend', 'discuss'],
        assignedTo: 'chau',
        repeat: 'weekly',
        notes:
          'Xe tới 11:00 thay vì 09:30. Nếu trễ quá 11:20, gọi anh Khoa 0903 418 226.\n\nHàng bù ghi riêng một dòng, giá 0.',
        steps: [
          'x Chừa cửa kho số 2, ngõ sau',
          'x In phiếu nhập 2041',
          'Đếm 24 thùng 500 ml, 12 thùng 250 ml',
          'Chụp ảnh hai thùng bù hàng vỡ',
        ],
      },
      {
        title: 'Chốt giá cà phê tháng 12',
        dueDate: onDay(2),
        assignedTo: 'anh',
        steps: ['Hỏi giá Cầu Đất', 'Hỏi giá Buôn Ma Thuột'],
      },
      { title: 'So giá túi giấy ba nhà cung cấp', dueDate: onDay(4), priority: 2, assignedTo: 'anh' },
      { title: 'Đặt thêm 60 hộp trà sen', dueDate: onDay(6), tags: ['frontend'], assignedTo: 'anh' },
    ],
  },
  {
    title: 'Cửa hàng',
    tasks: [
      { title: 'Thay bóng đèn kho sau', dueDate: onDay(1), assignedTo: 'khoa' },
      {
        title: 'Xếp ca tuần 48',
        dueDate: onDay(1, '17:00'),
        priority: 0,
        tags: ['discuss'],
        assignedTo: 'huong',
      },
      { title: 'Đọc điều 6 hợp đồng mặt bằng', dueDate: onDay(3), assignedTo: 'huong' },
      { title: 'Chụp ảnh kệ Tết gửi chị Thảo', dueDate: onDay(9), priority: 2 },
      { title: 'Gia hạn bảo trì máy tính tiền', dueDate: onDay(11), tags: ['api'], assignedTo: 'mai' },
      { title: 'Máy in hoá đơn quầy 2 in mờ', tags: ['bug'], assignedTo: 'khoa' },
      { title: 'Treo lịch Tết lên bảng tin', dueDate: onDay(13), assignedTo: 'mai' },
    ],
  },
]

const toTask = ({ steps = [], ...fields }: Entry, id: string): Omit<Task, 'order'> => ({
  ...defaultTask,
  ...fields,
  id,
  type: 'task',
  subTasks: steps.map((step, index) => ({
    id: `${id}-step-${index + 1}`,
    title: step.replace(/^x /, ''),
    completed: step.startsWith('x '),
  })),
})

const list = sections.flatMap(({ title, tasks }, section): Omit<Task, 'order'>[] => [
  { ...defaultTask, id: `section-${section + 1}`, type: 'section', title },
  ...tasks.map((task, index) => toTask(task, `task-${section + 1}-${index + 1}`)),
])

/**
 * The tasks of one day in the shop, in three sections. spec: sample tags Api, Frontend, Bug, Backend, Urgent, Discuss
 */
export const tasks = {
  taskTags: ['Api', 'Frontend', 'Bug', 'Backend', 'Urgent', 'Discuss'].map((title, position) =>
    tag(title.toLowerCase(), title, position),
  ),
  tasks: list.map((task, order): Task => ({ ...task, order })),
}
