import { onDay } from '#seed/clock.ts'
import type { Entry } from './entry.ts'

export const spam: Entry[] = [
  {
    from: 'lac',
    date: onDay(-1, '03:12'),
    subject: 'CHÚC MỪNG! Số của bạn đã trúng một xe máy',
    content: `<p>Chỉ cần đóng 500.000 ₫ phí hồ sơ để nhận xe ngay hôm nay!!!</p>`,
    flags: 'unread',
  },
  {
    from: 'vay',
    date: onDay(-3, '12:45'),
    subject: 'Duyệt vay 200 triệu trong 15 phút',
    content: `Không cần thế chấp, không cần chứng minh thu nhập. Trả lời OK để được gọi lại.`,
    flags: 'unread',
  },
  {
    from: 'seo',
    date: onDay(-6, '09:30'),
    subject: 'Đưa cửa hàng lên đầu trang tìm kiếm',
    content: `<p>Cam kết lên đầu sau 7 ngày, hoàn tiền nếu không đạt. Giảm 70% chỉ hôm nay.</p>`,
  },
  {
    from: 'noreply',
    date: onDay(-9, '01:58'),
    subject: 'Tài khoản ví của bạn sắp bị khoá',
    content: `<p>Bấm vào đây và nhập mật khẩu cùng mã OTP để mở khoá trong 24 giờ.</p>`,
    flags: 'unread',
  },
]

export const trash: Entry[] = [
  {
    from: 'rac',
    date: onDay(-2, '05:20'),
    subject: 'Hàng hiệu xả kho còn 99 nghìn',
    content: `Chỉ 50 suất, nhanh tay kẻo hết!`,
  },
  {
    from: 'giaoHang',
    date: onDay(-6, '08:02'),
    subject: 'Mã xác nhận đăng nhập',
    content: `Mã của bạn là 481 902, có hiệu lực trong 5 phút.`,
  },
  {
    from: 'bank',
    date: onDay(-12, '07:30'),
    subject: 'Biến động số dư cuối ngày',
    content: `<p>Số dư tài khoản đuôi 4471 cuối ngày: <b>97.115.000 ₫</b>.</p>`,
    labels: ['accounts'],
  },
  {
    from: 'long',
    date: onDay(-15, '18:18'),
    subject: 'Kẹt xe đường Phạm Văn Đồng',
    content: `Em trễ 20 phút, khách báo rồi ạ.`,
  },
  {
    from: 'linh',
    date: onDay(-22, '10:09'),
    subject: 'Ảnh kệ quà bản cũ',
    content: `Em gửi ảnh cũ để so, mẫu mới em gửi thư khác.`,
    files: ['shelf'],
  },
  {
    from: 'hoi',
    date: onDay(-27, '12:00'),
    subject: 'Thư mời họp tháng 10',
    content: `<p>Họp định kỳ lúc 19:00 thứ Năm tại hội trường phường 10.</p>`,
    labels: ['forums'],
  },
  {
    from: 'giay',
    date: onDay(-35, '15:41'),
    subject: 'Báo giá túi giấy (bản đầu)',
    content: `Bản này có nhầm khổ giấy, em gửi lại bản đúng rồi nha chị.`,
    labels: ['invoices'],
  },
  {
    from: 'cauDat',
    date: onDay(-38, '09:44'),
    subject: 'Nghỉ lễ, trả lời tự động',
    content: `Xưởng nghỉ lễ từ ngày 1 đến ngày 3. Việc gấp xin gọi số ghi trên bao bì.`,
  },
  {
    from: 'mai',
    date: onDay(-42, '13:37'),
    subject: 'Lịch ca tuần 42',
    content: `Bản này em xếp nhầm ngày nghỉ của Đức, chị bỏ qua giúp em.`,
    files: ['roster'],
  },
  {
    from: 'truc',
    date: onDay(-47, '16:09'),
    subject: 'Khảo sát chất lượng dịch vụ',
    content: `<p>Chị dành hai phút đánh giá dịch vụ ví điện tử giúp em nhé.</p>`,
  },
  {
    from: 'giaoHang',
    date: onDay(-53, '22:10'),
    subject: 'Đối soát giao hàng tuần',
    content: `<p>Tuần qua: <b>58 đơn</b>, thành công 57, hoàn 1. Tiền thu hộ 15.310.000 ₫.</p>`,
    files: ['statement'],
    labels: ['payments'],
  },
  {
    from: 'rac',
    date: onDay(-56, '04:48'),
    subject: 'Giày thể thao mua một tặng một',
    content: `Miễn phí giao hàng toàn quốc, số lượng có hạn.`,
  },
]
