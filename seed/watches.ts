/** The watches of the sample. The price is in đồng before tax; every watch also has the tags `watch` and `gender`. */
const table = `
name | brand | category | price | picture | tags | about
Hải Đăng Lặn 200 | hai-dang | mens | 3490000 | diver-navy | water-resistance size movement-type | Đồng hồ lặn 200 m, vành xoay một chiều, kim dạ quang xanh. Dây cao su thay được không cần dụng cụ.
Hải Đăng Lặn 200 Rêu | hai-dang | mens | 3490000 | diver-moss | water-resistance size | Bản mặt rêu của mẫu bán chạy nhất, vành thép mờ, chống nước 200 m.
Hải Đăng Lặn 300 Tự động | hai-dang | mens | 6850000 | diver-coal | water-resistance movement-type | Máy tự động trữ cót 42 giờ, kính sapphire, van xả khí heli.
Hải Đăng Bến Cảng | hai-dang | unisex | 2150000 | round-navy | size | Mặt xanh trơn, số lớn dễ đọc, nhẹ 52 g. Hợp cổ tay từ 15 cm.
Hải Đăng Bến Cảng Nhỏ | hai-dang | ladies | 2050000 | round-rose | size | Đường kính 32 mm, dây da hồng phấn, khoá bấm.
Hải Đăng Thuỷ Triều | hai-dang | mens | 4290000 | chrono-navy | movement-type water-resistance | Bấm giờ ba mặt phụ và vòng thuỷ triều. Pin năm năm.
Hải Đăng Phao Tiêu | hai-dang | unisex | 1390000 | digital-flame | water-resistance | Điện tử chống nước 100 m, đèn nền, hai múi giờ, chuông báo từng giờ.
Hải Đăng Cát Trắng | hai-dang | ladies | 2390000 | round-sand | size | Mặt vân cát, kim vàng hồng, dây lưới thép mịn tự chỉnh.
Trường Sơn Dã Chiến | truong-son | mens | 1890000 | field-moss | size | Mặt 24 giờ, số dạ quang, dây vải dù giặt được. Bền và nhẹ.
Trường Sơn Dã Chiến Đen | truong-son | mens | 1890000 | field-coal | size | Như bản rêu, vỏ phủ đen mờ không loá nắng.
Trường Sơn Dã Chiến 36 | truong-son | ladies | 1790000 | field-sand | size | Vỏ 36 mm cho cổ tay nhỏ, dây vải màu cát.
Trường Sơn La Bàn | truong-son | unisex | 2690000 | field-flame | movement-type | Vành la bàn xoay hai chiều, kim giờ thứ hai màu cam.
Trường Sơn Đường Mòn | truong-son | mens | 3150000 | chrono-coal | movement-type | Bấm giờ và đo tốc độ, kính cong chống xước, dây da bò sần.
Trường Sơn Cao Nguyên | truong-son | unisex | 2450000 | round-moss | movement-type | Mặt xanh lá chuyển màu như sườn đồi, chạy năng lượng ánh sáng.
Trường Sơn Tuần Tra | truong-son | mens | 1590000 | digital-moss | water-resistance | Điện tử đo bước, độ cao và áp suất. Pin sạc dùng 20 ngày.
Trường Sơn Tuần Tra Mini | truong-son | ladies | 1490000 | digital-sand | size | Bản 38 mm, nhẹ 31 g, đo bước và nhịp tim.
Cẩm Tú Nguyệt | cam-tu | ladies | 2890000 | moon-rose | movement-type | Lịch tuần trăng ở góc sáu giờ, mặt xà cừ, dây da hồng.
Cẩm Tú Nguyệt Dạ | cam-tu | ladies | 2990000 | moon-navy | movement-type | Bản mặt xanh đêm đính mười hai sao nhỏ, lịch tuần trăng.
Cẩm Tú Lụa | cam-tu | ladies | 1950000 | square-rose | size | Vỏ vuông 24 mm, dây lụa thay được, mỏng 6 mm.
Cẩm Tú Lụa Vàng | cam-tu | ladies | 2090000 | square-sand | size | Vỏ mạ vàng hồng, mặt sơn mài màu kem.
Cẩm Tú Sen | cam-tu | ladies | 2350000 | round-rose | size | Mặt khắc cánh sen, kim lá, dây lưới.
Cẩm Tú Mai | cam-tu | ladies | 2250000 | round-sand | size | Năm cánh mai ở mốc mười hai giờ. Hộp quà đỏ dịp Tết.
Cẩm Tú Song Hỷ Nam | cam-tu | mens | 3290000 | square-coal | size | Nửa đôi đồng hồ cưới: vỏ vuông bo góc, dây da đen, khắc chữ miễn phí.
Cẩm Tú Song Hỷ Nữ | cam-tu | ladies | 3090000 | square-rose | size | Nửa còn lại của đôi Song Hỷ, vỏ 26 mm, khắc chữ miễn phí.
Cẩm Tú Phố Cổ | cam-tu | unisex | 1690000 | round-flame | size | Màu tường Hội An, số La Mã, dây da cam đất.
Bình Minh Nắng | binh-minh | unisex | 1290000 | round-flame | movement-type | Chạy năng lượng ánh sáng, không phải thay pin. Mặt cam chuyển màu.
Bình Minh Nắng Sớm | binh-minh | ladies | 1250000 | round-sand | movement-type size | Bản 34 mm, mặt vàng nhạt, chạy năng lượng ánh sáng.
Bình Minh Số | binh-minh | unisex | 690000 | digital-coal | water-resistance | Điện tử đơn giản: giờ, ngày, báo thức, đèn. Pin bảy năm.
Bình Minh Số Trắng | binh-minh | unisex | 690000 | digital-sand | water-resistance | Bản sáng màu của Bình Minh Số.
Bình Minh Học Trò | binh-minh | unisex | 490000 | digital-navy | water-resistance size | Cho học sinh: chống nước đi mưa, dây silicon mềm, nhẹ 24 g.
Bình Minh Chạy Bộ | binh-minh | unisex | 1590000 | digital-flame | water-resistance | Đo vòng, nhịp tim, đường chạy. Sạc nửa giờ dùng cả tuần.
Bình Minh Công Sở | binh-minh | mens | 1190000 | round-coal | size | Mặt đen, ngày và thứ tiếng Việt, dây thép không gỉ.
Bình Minh Công Sở Nữ | binh-minh | ladies | 1150000 | round-navy | size | Mặt xanh, vỏ 30 mm, dây thép nhỏ.
Bình Minh Bấm Giờ | binh-minh | mens | 1790000 | chrono-sand | movement-type | Bấm giờ một phần năm giây, mặt kem, dây da nâu.
Cố Đô Ngọ Môn | co-do | mens | 5490000 | square-navy | movement-type | Máy cơ lên dây tay, lưng kính, vỏ chữ nhật bo. Chỉ làm 300 chiếc mỗi năm.
Cố Đô Hương Giang | co-do | mens | 4890000 | moon-navy | movement-type | Tuần trăng chạy bằng máy tự động, mặt guilloche sóng nước.
Cố Đô Hương Giang Bạc | co-do | unisex | 4990000 | moon-sand | movement-type | Mặt bạc vân sóng, kim xanh nung, dây da đà điểu giả.
Cố Đô Thái Hoà | co-do | mens | 7900000 | round-coal | movement-type | Máy tự động mỏng 3,6 mm, mặt tráng men đen.
Cố Đô Thái Hoà Men Trắng | co-do | mens | 7900000 | round-sand | movement-type | Mặt tráng men trắng, số La Mã vẽ tay.
Cố Đô Vĩ Dạ | co-do | ladies | 4590000 | square-moss | size movement-type | Mặt xanh lá trầu, vỏ vuông nhỏ, dây da cùng màu.
Cố Đô Tràng Tiền | co-do | mens | 5250000 | chrono-moss | movement-type | Bấm giờ máy cơ một nút, vòng đo mạch ngoài mặt số.
Cố Đô Bến Ngự | co-do | unisex | 3950000 | none | movement-type | Mẫu mới, hàng về đợt sau. Nhận đặt trước 30%.`

export const watches = table
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [name = '', brand = '', category = '', price = '', picture = '', tags = '', about = ''] =
      line.split(' | ')
    return { name, brand, category, price: Number(price), picture, tags: tags.split(' '), about }
  })
