import type { ChatRow } from '#src/contract/chat.ts'
import { minutesAgo, onDay } from './clock.ts'
import { staff } from './staff.ts'

const me = 'huong'

/** Messages by conversation, oldest first: time and text. The sample user's own messages begin with `> `. */
export type Line = [date: string, text: string]

const conversations: Record<string, Line[]> = {
  chau: [
    [onDay(-3, '08:05'), 'Chị ơi, xe Hòn Thơm hẹn thứ mấy vậy chị?'],
    [onDay(-3, '08:12'), '> Hôm nay 11:00 em nhé, dời từ 09:30. Em chừa cửa kho số 2 giúp chị.'],
    [onDay(-3, '08:13'), 'Dạ, em dời xe đẩy ra ngõ sau luôn.'],
    [onDay(-1, '17:40'), 'Có hai thùng 250 ml bị vỡ nắp, em chụp hình rồi.'],
    [onDay(-1, '17:44'), '> Gửi hình vào thẻ nhập hàng giúp chị. Nhà cung cấp hứa bù chuyến này.'],
    [minutesAgo(55), 'Hàng về đủ 24 thùng rồi chị. Hai thùng bù ghi riêng một dòng, giá 0.'],
    [minutesAgo(50), 'Chị ký phiếu 2041 giúp em nha.'],
  ],
  han: [
    [onDay(-5, '12:20'), 'Buổi đầu đứng quầy em run quá chị ơi.'],
    [onDay(-5, '12:31'), '> Ai cũng vậy mà. Cứ đếm tiền thối hai lần, nói to cho khách nghe.'],
    [onDay(-5, '21:02'), 'Kết ca khớp két luôn chị!'],
    [onDay(-5, '21:05'), '> Giỏi quá, mai chị chỉ phần trả hàng.'],
    [minutesAgo(95), 'Thứ Bảy em đổi ca với chị Mai được không chị?'],
  ],
  long: [
    [onDay(-4, '09:15'), 'Trang đặt quà cho khách công ty chạy thử được rồi.'],
    [onDay(-4, '09:30'), '> Chị đặt thử một giỏ, tổng tiền chưa cộng phí giao.'],
    [onDay(-4, '10:08'), 'Em sửa xong, chị tải lại trang nhé.'],
    [onDay(-4, '10:15'), '> Đúng rồi em. Tuần sau mình gửi cho công ty Minh Phát dùng trước.'],
    [onDay(-2, '16:50'), 'Máy in tem quầy 2 lại kẹt giấy, chắc phải thay thôi chị.'],
  ],
  anh: [
    [onDay(-6, '14:02'), '> Quỳnh Anh ơi, giá cà phê tháng 12 chốt chưa em?'],
    [onDay(-6, '14:20'), 'Cầu Đất báo tăng 4%, em đang hỏi thêm Buôn Ma Thuột.'],
    [onDay(-6, '14:22'), '> Mua ba tháng thì xin họ giữ giá cũ nhé.'],
    [onDay(-1, '15:35'), 'Hoá đơn Minh Phát em xuất rồi, kèm theo đơn 60 hộp trà sen.'],
    [onDay(-1, '15:41'), '> Cảm ơn em. Nhớ ghi mã số thuế mới của họ.'],
    [onDay(-1, '15:42'), 'Dạ có rồi chị.'],
  ],
  khoa: [
    [onDay(-3, '10:00'), 'Bản thứ ba: nền đỏ son, bớt một cành mai. Chị xem trên bảng nhé.'],
    [onDay(-3, '10:26'), '> Đẹp đó. Chữ “Nhà Sương” to hơn một chút được không?'],
    [onDay(-3, '10:40'), 'Được chị, tối em gửi lại.'],
    [onDay(-1, '19:30'), 'Bản in thử có rồi, sáng mai em mang qua quầy 1.'],
    [onDay(-1, '19:34'), '> Ok em, chị ở đó từ 7 giờ.'],
  ],
  mai: [
    [onDay(-2, '07:45'), 'Kệ quà Tết xếp xong, em để giỏ lớn ở dưới cho dễ lấy.'],
    [onDay(-2, '07:52'), '> Chụp giúp chị ba tấm gửi chị Thảo nha.'],
    [onDay(-2, '09:50'), 'Em thêm hình vào thư mục rồi chị.'],
    [onDay(-1, '20:10'), 'Mai em đưa bé đi tiêm, xin vào ca lúc 9 giờ nha chị.'],
    [onDay(-1, '20:14'), '> Được em, chị nhờ Hân mở quầy.'],
  ],
  duc: [
    [onDay(-2, '16:42'), 'Kho sau xong rồi chị. Kệ B3 để quà Tết, B4 để nước.'],
    [onDay(-2, '16:48'), '> Lối xe đẩy còn rộng không em?'],
    [onDay(-2, '16:50'), 'Còn 1,1 m, xe đẩy qua thoải mái.'],
    [minutesAgo(200), 'Tủ mát số 2 sáng nay 4,1 °C, ổn rồi chị.'],
  ],
}

const unread = [
  { ownerId: me, peerId: 'chau', count: 2 },
  { ownerId: me, peerId: 'han', count: 1 },
]

/** Returns the rows of one conversation with the sample user: each message once for each of the two people. */
export const conversationRows = ([peerId, lines]: [string, Line[]]) =>
  lines.flatMap(([date, line], index): ChatRow[] => {
    const isMine = line.startsWith('> ')
    const message = { fromID: isMine ? me : peerId, text: line.replace(/^> /, ''), date }
    const id = `${peerId}-${index + 1}`
    return [
      { ...message, id, ownerId: me, peerId },
      { ...message, id: `${id}-theirs`, ownerId: peerId, peerId: me },
    ]
  })

/** The conversations of the staff with the sample user. Each message is stored for both people. */
export const chat = {
  chatContacts: staff.users.map(({ id }, index) => ({ id, index })),
  chatMessages: Object.entries(conversations).flatMap(conversationRows),
  chatUnread: unread,
}
