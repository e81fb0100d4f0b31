import { minutesAgo, onDay } from '#seed/clock.ts'
import type { Entry } from './entry.ts'

/** The latest mails of the inbox, newest first. */
export const inbox: Entry[] = [
  {
    from: 'honThom',
    cc: ['chau'],
    date: minutesAgo(22),
    subject: 'Giao nước mắm thứ Sáu, dời sang 11:00',
    content: `<p>Chị Hường ơi,</p>
<p>Xe lạnh bị kẹt ở cầu Bình Lợi nên bên em xin dời giờ giao từ 09:30 sang <b>11:00</b>. Số lượng giữ nguyên như phiếu, riêng chai 250 ml em bù thêm hai thùng cho lần vỡ tuần trước.</p>
<table><thead><tr><th>Mặt hàng</th><th align="right">Thùng</th><th align="right">Đơn giá</th><th align="right">Thành tiền</th></tr></thead><tbody><tr><td>Nước mắm nhĩ 40°N, 500 ml</td><td align="right">24</td><td align="right">1.260.000</td><td align="right">30.240.000 ₫</td></tr><tr><td>Nước mắm nhĩ 35°N, 250 ml</td><td align="right">10 + 2</td><td align="right">780.000</td><td align="right">7.800.000 ₫</td></tr></tbody></table>
<p>Nhờ chị nhắn Châu chừa cửa kho số 2 giúp em. Cảm ơn chị!</p>`,
    files: ['deliveryNote', 'crate'],
    flags: 'starred important',
    labels: ['work'],
  },
  {
    from: 'anh',
    date: minutesAgo(37),
    subject: 'Giá cà phê tháng 12',
    content: `Rang mộc tăng 4%, em giữ được giá cũ cho 20 thùng nếu mình chốt trước chiều mai.

Cầu Đất: 214.000 ₫/kg
Buôn Ma Thuột: 186.000 ₫/kg

Chị xem giúp em rồi em nhắn anh Bảo liền.`,
    flags: 'unread',
    labels: ['work'],
  },
  {
    from: 'truc',
    date: minutesAgo(69),
    subject: 'Đối soát ví điện tử ngày 19',
    content: `<p>Chào chị Hường,</p><p>Lệch <b>86.000 ₫</b> ở quầy 2, em gửi sao kê kèm theo. Giao dịch lúc 17:42 bị trừ hai lần, bên em sẽ hoàn trong ba ngày làm việc.</p><p>Chị xác nhận giúp em mã giao dịch <code>VT-8841-0279</code> nhé.</p>`,
    files: ['statement'],
    flags: 'unread',
    labels: ['payments'],
  },
  {
    from: 'long',
    to: ['me', 'chau', 'khoa'],
    date: minutesAgo(86),
    subject: 'Lịch giao chiều nay',
    content: `Thịnh chạy Gò Vấp và quận 12, em nhận Thủ Đức.

Đơn 2038 khách xin giao sau 18:00, em để cuối chuyến.`,
    flags: 'unread starred',
  },
  {
    from: 'uyen',
    date: minutesAgo(124),
    subject: 'Hợp đồng mặt bằng 2027',
    content: `<p>Cô gửi bản nháp, con xem <b>điều 6</b> về tiền cọc nhé. Cô để ba tháng như cũ, nếu con muốn hai tháng thì mình nói chuyện.</p><p>Tuần sau cô ra công chứng được sáng thứ Ba hoặc thứ Năm.</p>`,
    files: ['contract'],
    flags: 'unread important',
  },
  {
    from: 'mai',
    date: onDay(-1, '17:52'),
    subject: 'Bảng công tháng 11',
    content: `Còn ba bạn chưa xác nhận ca tối ngày 12: Duyên, Thịnh và Ngân. Em nhắn lại rồi, sáng mai em chốt bảng công.`,
    files: ['roster'],
    labels: ['work'],
  },
  {
    from: 'linh',
    cc: ['mai', 'anh'],
    date: onDay(-1, '15:08'),
    subject: 'Khách khen gói quà 20/11',
    content: `Chị Oanh đặt thêm sáu hộp trà sen cho các cô giáo, vẫn gói giấy nâu như lần trước. Chị ấy khen giấy đẹp, chụp hình đăng lên nhóm phụ huynh luôn đó chị.`,
    flags: 'starred',
  },
  {
    from: 'thao',
    date: onDay(-2, '10:30'),
    subject: 'Trà sen đợt cuối năm',
    content: `<p>Chị Hường,</p><p>Đợt này còn 140 hộp, em giữ cho cửa hàng <b>60 hộp</b> tới hết thứ Hai. Giá sỉ 172.000 ₫, từ 100 hộp thì 165.000 ₫.</p><p>Hộp mẫu mới em chụp kèm theo.</p>`,
    files: ['tea', 'invoice'],
    labels: ['invoices'],
  },
  {
    from: 'mayTinh',
    date: onDay(-2, '09:12'),
    subject: 'Gia hạn bảo trì máy tính tiền',
    content: `<p>Hợp đồng bảo trì hai quầy còn hiệu lực 11 ngày. Gói một năm giữ giá <b>2.400.000 ₫</b>, gồm thay giấy in và vệ sinh đầu in mỗi quý.</p><ul><li>Hỗ trợ từ 7:00 đến 22:00</li><li>Thay máy dự phòng trong 4 giờ</li></ul>`,
    files: ['quote'],
    labels: ['invoices', 'accounts'],
  },
  {
    from: 'duc',
    date: onDay(-3, '20:41'),
    subject: 'Tủ mát số 2 kêu to',
    content: `Em tắt bật lại thì đỡ nhưng nhiệt độ vẫn lên 9 độ. Em chuyển sữa qua tủ 1 hết rồi. Mai chị gọi thợ giúp em nha.`,
    flags: 'important',
    labels: ['work'],
  },
  {
    from: 'cauDat',
    date: onDay(-3, '14:20'),
    subject: 'Mẫu rang mới gửi thử',
    content: `Chào chị, em gửi xe 500 g mẫu rang vừa của vụ mới, hậu vị dài hơn, ít chua. Chị cho bạn pha thử rồi phản hồi em trước thứ Bảy nhé.`,
  },
  {
    from: 'dien',
    date: onDay(-4, '08:00'),
    subject: 'Thông báo tiền điện kỳ này',
    content: `<p>Kính gửi khách hàng <b>Tạp hoá Nhà Sương</b>,</p><p>Tiền điện kỳ này: <b>6.184.320 ₫</b> (1.912 kWh). Hạn thanh toán trong 7 ngày.</p>`,
    files: ['electricity'],
    labels: ['invoices', 'payments'],
  },
  {
    from: 'chau',
    date: onDay(-4, '18:35'),
    subject: 'Hàng vỡ khi nhập kho',
    content: `Hai thùng nước mắm 250 ml vỡ bảy chai, em chụp lại rồi và có chữ ký tài xế. Anh Khoa hứa bù chuyến thứ Sáu.`,
    files: ['broken'],
    flags: 'starred',
    labels: ['work'],
  },
  {
    from: 'bank',
    date: onDay(-5, '07:30'),
    subject: 'Biến động số dư cuối ngày',
    content: `<p>Số dư tài khoản đuôi 4471 cuối ngày: <b>128.460.500 ₫</b>.</p><p>Ghi có 31.205.000 ₫, ghi nợ 18.940.000 ₫.</p>`,
    files: ['statement'],
    labels: ['accounts'],
  },
  {
    from: 'hoi',
    date: onDay(-5, '11:48'),
    subject: 'Bàn tròn: bán hàng dịp Tết',
    content: `<p>Tối thứ Năm này, 19:00, tại hội trường phường 10:</p><ol><li>Giữ giá hàng thiết yếu</li><li>Chia sẻ kho lạnh giữa các cửa hàng</li><li>Lịch giao hàng ngày 28 và 29 Tết</li></ol><p>Anh chị trả lời thư này để giữ chỗ.</p>`,
    labels: ['forums'],
  },
  {
    from: 'sua',
    date: onDay(-6, '09:55'),
    subject: 'Sữa tươi: đổi ngày giao',
    content: `Từ tuần sau bên em giao sáng thứ Hai và thứ Năm thay vì thứ Ba, thứ Sáu. Hạn dùng còn ít nhất 12 ngày khi tới cửa hàng.`,
    labels: ['work'],
  },
  {
    from: 'han',
    date: onDay(-6, '16:27'),
    subject: 'Xin đổi ca Chủ nhật',
    content: `Chị ơi em xin đổi ca sáng Chủ nhật với Duyên, nhà em có giỗ. Duyên đồng ý rồi ạ.`,
    labels: ['personal'],
  },
  {
    from: 'giay',
    date: onDay(-7, '13:15'),
    subject: 'Báo giá túi giấy in một màu',
    content: `<p>Chị Hường thân mến,</p><p>Túi giấy nâu 25 × 33 cm, in một màu: <b>1.150 ₫/cái</b> từ 3.000 cái. Nhãn em dàn theo logo chị gửi, xem file kèm.</p>`,
    files: ['label'],
    labels: ['invoices'],
  },
  {
    from: 'giaoHang',
    date: onDay(-7, '22:10'),
    subject: 'Đối soát giao hàng tuần',
    content: `<p>Tuần qua: <b>64 đơn</b>, thành công 61, hoàn 3. Tiền thu hộ 18.742.000 ₫ sẽ chuyển vào sáng thứ Ba.</p>`,
    files: ['statement'],
    labels: ['payments', 'accounts'],
  },
  {
    from: 'me2',
    date: onDay(-8, '06:40'),
    subject: 'Cuối tuần con về không',
    content: `Mẹ làm mắm ruốc, con về lấy cho cả nhà ăn. Nhớ đem theo hũ thuỷ tinh trả mẹ.`,
    flags: 'starred',
    labels: ['personal'],
  },
  {
    from: 'khoa',
    date: onDay(-8, '19:02'),
    subject: 'Máy in quầy 2 in mờ',
    content: `Em thay cuộn giấy khác rồi mà vẫn mờ nửa bên trái. Chắc đầu in dơ, anh Dũng hẹn thứ Tư ghé.`,
    labels: ['work'],
  },
  {
    from: 'phuong',
    cc: ['hoi'],
    date: onDay(-9, '10:05'),
    subject: 'Tập huấn phòng cháy chữa cháy',
    content: `<p>Kính mời mỗi hộ kinh doanh cử <b>một người</b> dự tập huấn phòng cháy chữa cháy lúc 8:00 thứ Bảy tại trụ sở phường. Đề nghị mang theo sổ theo dõi bình chữa cháy.</p>`,
    flags: 'important',
  },
  {
    from: 'thue',
    date: onDay(-10, '08:18'),
    subject: 'Nhắc nộp tờ khai quý',
    content: `<p>Hạn nộp tờ khai quý này là ngày <b>30</b>. Hộ kinh doanh có thể nộp trực tuyến.</p>`,
    flags: 'important',
    labels: ['accounts'],
  },
]
