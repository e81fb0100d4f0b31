import type { NoteRow } from '#src/contract/notes.ts'
import { minutesAgo, onDay } from './clock.ts'

interface Entry extends Partial<Omit<NoteRow, 'id' | 'tasks' | 'createdAt'>> {
  createdAt: string
  /** Lines of a checklist; completed ones begin with `x `. */
  lines?: string[]
}

const image = (name: string) => `images/notes/${name}.svg`

const entries: Entry[] = [
  {
    title: 'Giao ca sáng',
    lines: ['x Đếm hai quầy', 'x Tắt đèn kho sau', 'Ghi số điện', 'Khoá cửa ngõ'],
    labels: ['work', 'tasks'],
    reminder: onDay(0, '13:45'),
    color: 'sand',
    pinned: true,
    createdAt: minutesAgo(190),
    updatedAt: minutesAgo(40),
  },
  {
    title: '',
    content: 'Chị Oanh: 6 hộp, gói giấy nâu, không ruy băng',
    labels: ['priority'],
    reminder: onDay(0, '11:30'),
    createdAt: minutesAgo(320),
  },
  {
    title: '20/11 cho cô Lan',
    content: 'Bó đồng tiền hồng, thiệp hai dòng. Mẹ chở qua trước 16:00.',
    image: image('gerbera'),
    labels: ['family'],
    createdAt: onDay(-1, '19:20'),
  },
  {
    title: 'Xếp lại kệ kho 2',
    content: 'Hàng nặng xuống dưới. Chú Dũng cần thêm hai thanh đỡ cho kệ giữa.',
    image: image('shelves'),
    labels: ['work'],
    createdAt: onDay(-1, '15:05'),
    updatedAt: onDay(-1, '17:40'),
  },
  { content: 'Tủ mát luôn để 4 độ', labels: [], color: 'lilac', createdAt: onDay(-2, '08:12') },
  {
    title: 'Món cơm ca tối',
    content: 'Thứ Sáu canh chua. Duyên xin thêm 5 kg gạo và một can dầu.',
    labels: ['friends'],
    color: 'mint',
    createdAt: onDay(-2, '20:31'),
  },
  {
    title: 'Giá sỉ trà sen',
    content: 'Từ 60 hộp: 172.000 ₫. Từ 100 hộp: 165.000 ₫. Chị Thảo giữ giá tới hết tháng.',
    labels: ['work'],
    createdAt: onDay(-3, '10:02'),
  },
  {
    title: 'Hỏi cô Uyên',
    content: 'Cọc 3 tháng hay 2 tháng? Ai trả tiền sửa mái?',
    labels: ['work', 'priority'],
    reminder: onDay(1, '09:00'),
    color: 'clay',
    createdAt: onDay(-3, '14:48'),
  },
  {
    title: 'Đi chợ đầu mối thứ Bảy',
    lines: ['Chanh dây 20 kg', 'Hành tím 15 kg', 'x Gọi cô Sáu giữ chỗ đậu xe', 'Đem theo cân tay'],
    labels: ['tasks', 'work'],
    reminder: onDay(2, '04:30'),
    createdAt: onDay(-4, '21:10'),
    updatedAt: onDay(-2, '12:00'),
  },
  {
    title: 'Sinh nhật bé Bống',
    content: 'Bánh kem dâu 20 cm, ghi “Bống 5 tuổi”. Lấy ở tiệm đường Nguyễn Oanh sau 17:00.',
    image: image('cake'),
    labels: ['family', 'personal'],
    reminder: onDay(5, '17:00'),
    createdAt: onDay(-5, '12:25'),
  },
  {
    title: 'Bày quầy Tết',
    content: 'Mứt gừng và hạt dưa ngang tầm mắt, trà sen bên trái, rượu để trong quầy.',
    lines: ['Đo lại kệ đầu hồi', 'In bảng giá khổ A5', 'Xin chị Thảo hai kệ trưng'],
    labels: ['work', 'tasks'],
    image: image('tet'),
    color: 'rose',
    createdAt: onDay(-6, '09:33'),
  },
  {
    title: 'Cách pha trà tắc của Mai',
    content: '1 trà : 2 tắc : 1,5 đường, lắc với đá viên nhỏ. Thêm vài hạt muối thì đậm hơn.',
    labels: ['friends', 'personal'],
    color: 'sky',
    createdAt: onDay(-8, '16:44'),
  },
  {
    content: 'Mã két: hỏi chị Hường. Không ghi lên giấy.',
    labels: ['priority'],
    createdAt: onDay(-10, '07:55'),
  },
  {
    title: 'Trung thu năm nay',
    content: 'Bán được 214 hộp, còn 9 hộp trả về. Năm sau đặt 200, lấy sớm hơn một tuần.',
    labels: ['work'],
    archived: true,
    createdAt: onDay(-52, '18:20'),
    updatedAt: onDay(-49, '08:05'),
  },
  {
    title: 'Sơn lại bảng hiệu',
    lines: ['x Chọn màu xanh lá đậm', 'x Hẹn thợ sáng Chủ nhật', 'x Thanh toán phần còn lại'],
    labels: ['work', 'tasks'],
    archived: true,
    createdAt: onDay(-75, '10:10'),
    updatedAt: onDay(-61, '11:30'),
  },
  {
    title: 'Họp lớp',
    content: 'Quán cũ ở Phan Xích Long, 18:30. Nhắn Hạnh mang cuốn lưu bút.',
    labels: ['friends'],
    archived: true,
    createdAt: onDay(-96, '22:03'),
  },
]

const toNote = ({ lines, ...fields }: Entry, index: number): NoteRow => ({
  title: '',
  content: '',
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  updatedAt: null,
  pinned: false,
  color: null,
  ...fields,
  id: `note-${index + 1}`,
  tasks:
    lines?.map((line, position) => ({
      id: `note-${index + 1}-line-${position + 1}`,
      content: line.replace(/^x /, ''),
      completed: line.startsWith('x '),
    })) ?? null,
})

/** spec: 16 notes, 3 archived; labels Family, Work, Tasks, Priority, Personal, Friends */
export const notes = {
  noteLabels: ['Family', 'Work', 'Tasks', 'Priority', 'Personal', 'Friends'].map((title, position) => ({
    id: title.toLowerCase(),
    title,
    position,
  })),
  notes: entries.map(toNote),
}
