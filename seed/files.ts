import type { FileRow, FileType } from '#src/contract/files.ts'
import { minutesAgo, onDay } from './clock.ts'
import { type Bytes, pdfFile, sheetFile, textFile, wordFile } from './documents.ts'
import { staff } from './staff.ts'

interface Entry {
  name: string
  by: string
  /** Days since the file was created, and since it was changed. */
  days: [number, number]
  description?: string
  bytes?: Bytes
  inside?: Entry[]
}

const picture = (name: string, size: number): Bytes => ({ url: `images/files/${name}.jpg`, size })

const slip = (code: string, partner: string, lines: string[]) =>
  pdfFile(['Tạp hoá Nhà Sương', '128 Quang Trung, Gò Vấp', '', code, partner, '', ...lines])

const prices = (rows: [string, string, number, number][]) =>
  sheetFile([['Mã', 'Tên hàng', 'Giá nhập', 'Giá bán'], ...rows])

const tree: Entry[] = [
  {
    name: 'Hoá đơn',
    by: 'anh',
    days: [320, 1],
    description: 'Hoá đơn đầu vào và đầu ra, theo tháng',
    inside: [
      {
        name: 'Tháng 10',
        by: 'anh',
        days: [51, 20],
        description: 'Đã gửi kế toán',
        inside: [
          {
            name: 'HD-1987 Điện lực.pdf',
            by: 'anh',
            days: [45, 45],
            bytes: slip('HD-1987', 'Điện lực Gò Vấp', ['Kỳ 10: 1.284 kWh', 'Cộng: 4.126.500 ₫']),
          },
          {
            name: 'HD-1994 Nước.pdf',
            by: 'anh',
            days: [43, 43],
            bytes: slip('HD-1994', 'Cấp nước Trung An', ['Kỳ 10: 38 m3', 'Cộng: 512.000 ₫']),
          },
          {
            name: 'Bảng kê tháng 10.xls',
            by: 'anh',
            days: [22, 20],
            bytes: sheetFile([
              ['Số', 'Ngày', 'Bên bán', 'Tiền hàng', 'Thuế'],
              ['1987', '05/10', 'Điện lực Gò Vấp', 3_820_833, 305_667],
              ['1994', '07/10', 'Cấp nước Trung An', 474_074, 37_926],
            ]),
          },
        ],
      },
      {
        name: 'HD-2041 Hòn Thơm.pdf',
        by: 'chau',
        days: [2, 1],
        bytes: slip('HD-2041', 'Nước mắm Hòn Thơm', [
          '24 thùng 500 ml x 660.000 ₫',
          '12 thùng 250 ml x 390.000 ₫',
          'Cộng: 20.520.000 ₫',
        ]),
      },
      {
        name: 'HD-2038 Trà sen Tây Hồ.pdf',
        by: 'chau',
        days: [6, 6],
        bytes: slip('HD-2038', 'Trà sen Tây Hồ', ['60 hộp x 118.000 ₫', 'Cộng: 7.080.000 ₫']),
      },
    ],
  },
  {
    name: 'Hợp đồng',
    by: 'huong',
    days: [700, 34],
    description: 'Mặt bằng, nhà cung cấp, nhân viên',
    inside: [
      {
        name: 'Thuê mặt bằng 128 Quang Trung.doc',
        by: 'huong',
        days: [700, 34],
        bytes: wordFile('Hợp đồng thuê mặt bằng', [
          'Điều 5. Tiền thuê trả trước ngày 5 mỗi tháng.',
          'Điều 6. Bên thuê được sửa mặt tiền khi báo trước 15 ngày và không đụng kết cấu.',
          'Điều 7. Giá thuê giữ nguyên trong 24 tháng.',
        ]),
      },
      {
        name: 'Bảo trì tủ mát.doc',
        by: 'duc',
        days: [120, 120],
        bytes: wordFile('Hợp đồng bảo trì', [
          'Kiểm tra ba tháng một lần.',
          'Có mặt trong 4 giờ khi tủ ngừng lạnh.',
        ]),
      },
    ],
  },
  {
    name: 'Hình ảnh',
    by: 'mai',
    days: [400, 3],
    description: 'Ảnh kệ, ảnh hàng, ảnh giao hàng',
    inside: [
      { name: 'Kệ quà Tết.jpg', by: 'mai', days: [3, 3], bytes: picture('shelf', 5_113) },
      { name: 'Bao bì hoa mai.jpg', by: 'khoa', days: [5, 4], bytes: picture('blossom', 6_611) },
      { name: 'Mặt tiền sau khi sửa.jpg', by: 'khoa', days: [12, 12], bytes: picture('window', 5_682) },
    ],
  },
  {
    name: 'Kiểm kê',
    by: 'chau',
    days: [210, 9],
    description: 'Số đếm mỗi quý',
    inside: [
      {
        name: 'Kiểm kê quý 3.xls',
        by: 'chau',
        days: [52, 50],
        bytes: sheetFile([
          ['Mã', 'Tên hàng', 'Sổ', 'Đếm'],
          ['NM500', 'Nước mắm Hòn Thơm 500 ml', 96, 94],
          ['CP250', 'Cà phê Cầu Đất 250 g', 40, 40],
          ['TS100', 'Trà sen Tây Hồ 100 g', 58, 57],
        ]),
      },
      {
        name: 'Ghi chú đếm kho.txt',
        by: 'duc',
        days: [9, 9],
        bytes: textFile([
          'Kệ B3 đếm hai lần vì lẫn lô.',
          'Hai thùng nước mắm vỡ, đã chụp ảnh.',
          'Đếm lại tủ mát vào thứ Sáu.',
        ]),
      },
    ],
  },
  {
    name: 'Nhà cung cấp',
    by: 'chau',
    days: [380, 8],
    description: 'Bảng giá và chứng nhận',
    inside: [
      {
        name: 'Bảng giá Cầu Đất.xls',
        by: 'chau',
        days: [30, 8],
        bytes: prices([
          ['CP250', 'Cà phê Cầu Đất 250 g', 78_000, 105_000],
          ['CP500', 'Cà phê Cầu Đất 500 g', 149_000, 198_000],
        ]),
      },
      {
        name: 'Bảng giá gia vị.xls',
        by: 'chau',
        days: [64, 15],
        bytes: prices([
          ['TB100', 'Tiêu Phú Quốc 100 g', 42_000, 58_000],
          ['MT200', 'Muối tôm Tây Ninh 200 g', 18_000, 27_000],
        ]),
      },
      {
        name: 'Chứng nhận an toàn thực phẩm.pdf',
        by: 'huong',
        days: [210, 210],
        bytes: slip('Số 118/ATTP', 'Nước mắm Hòn Thơm', ['Có hiệu lực ba năm.']),
      },
    ],
  },
  { name: 'Đã ký', by: 'huong', days: [14, 14], description: 'Bản quét có chữ ký' },
  {
    name: 'Sổ tay nhân viên.doc',
    by: 'mai',
    days: [90, 2],
    bytes: wordFile('Sổ tay nhân viên', [
      'Chào khách trước, tìm hàng sau.',
      'Hàng gần hết hạn để phía trước kệ.',
      'Đổi trả trong 7 ngày, còn hoá đơn.',
      'Cuối ca đếm két hai người.',
    ]),
  },
  {
    name: 'Xếp ca tuần 48.xls',
    by: 'huong',
    days: [4, 0],
    bytes: sheetFile([
      ['Người', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
      ['Mai', 'Sáng', 'Sáng', 'Nghỉ', 'Chiều', 'Sáng', 'Chiều', 'Sáng'],
      ['Hân', 'Chiều', 'Chiều', 'Sáng', 'Nghỉ', 'Chiều', 'Sáng', 'Chiều'],
    ]),
  },
  {
    name: 'Số điện thoại cần gọi.txt',
    by: 'mai',
    days: [150, 30],
    bytes: textFile([
      'Điện lực: 1900 545 454',
      'Cứu hoả: 114',
      'Anh Khoa giao hàng: 0903 418 226',
      'Thợ tủ mát: 0918 220 714',
    ]),
  },
  { name: 'Tuyến giao tháng Chạp.jpg', by: 'duc', days: [7, 7], bytes: picture('route', 4_677) },
]

const types: Record<string, FileType> = { pdf: 'PDF', xls: 'XLS', doc: 'DOC', txt: 'TXT', jpg: 'JPG' }

function toRows(entries: Entry[], folderId: string): FileRow[] {
  return entries.flatMap(
    ({ name, by, days: [made, changed], description = null, bytes, inside = [] }, index) => {
      const id = `${folderId === 'null' ? 'file' : folderId}-${index + 1}`
      const row: FileRow = {
        id,
        folderId,
        name,
        createdBy: staff.users.find(user => user.id === by)?.name ?? '',
        createdAt: onDay(-made, '08:40'),
        modifiedAt: changed === 0 ? minutesAgo(95) : onDay(-changed, '16:25'),
        type: types[name.split('.').pop() ?? ''] ?? 'folder',
        description,
        size: bytes?.size ?? 0,
        url: bytes?.url ?? null,
      }
      return [row, ...toRows(inside, id)]
    },
  )
}

/** The shop's files; every file can be opened. */
export const files = { files: toRows(tree, 'null') }
