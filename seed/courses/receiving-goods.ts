import type { CourseSource } from './source.ts'

export const receivingGoods: CourseSource = {
  id: 'receiving-goods',
  category: 'goods',
  minutes: 20,
  vi: {
    title: 'Nhận hàng',
    description: 'Đếm, xem hạn, ghi thiếu thừa và đưa hàng lên kệ đúng thứ tự.',
    steps: [
      [
        'Chuẩn bị chỗ trước khi xe tới',
        'Hàng để tạm ngoài lối đi vừa nguy hiểm vừa dễ mất. Dọn chỗ trước khi xe tới nửa giờ.',
        [
          'Xem <strong>Công việc</strong>, phần “Nhập hàng”, để biết hôm nay có chuyến nào.',
          'Chừa một khoảng trống gần cửa kho, có pa-lét hoặc kệ thấp.',
          'Để sẵn bút, dao rọc giấy, cân và máy quét.',
        ],
        'Hàng lạnh có chỗ trong tủ trước khi được dỡ xuống.',
      ],
      [
        'Kiểm xe và thùng hàng',
        'Trước khi đếm, nhìn qua cả chuyến. Thùng ướt, móp hay rách thì mở ra xem ngay trước mặt tài xế.',
        {
          points: [
            'Xe lạnh: hỏi nhiệt độ thùng xe và ghi lại.',
            'Niêm phong còn nguyên và đúng số trên phiếu.',
            'Thực phẩm không chở chung với hoá chất.',
          ],
        },
      ],
      [
        'Đếm trước, xem phiếu sau',
        'Đếm khi chưa nhìn số trên phiếu. Biết trước con số thì mắt hay đếm cho đủ.',
        [
          'Một người đếm và đọc, một người ghi.',
          'Đếm theo đơn vị nhỏ nhất bạn bán: chai, gói, quả.',
          'Thùng nguyên thì mở một thùng trong mười để kiểm.',
          'Đối chiếu với phiếu sau khi đã đếm xong cả chuyến.',
        ],
      ],
      [
        'Xem hạn dùng',
        'Mỗi loại nhìn hạn của ít nhất ba món, lấy từ ba thùng khác nhau.',
        {
          points: [
            'Hàng tươi: còn ít nhất hai phần ba thời hạn.',
            'Hàng khô: còn ít nhất sáu tháng, trừ khi đã thoả thuận.',
            'Hạn mới cũ hơn hàng đang có trên kệ thì từ chối.',
          ],
        },
        'Ghi hạn gần nhất lên thùng bằng bút đậm, mặt quay ra ngoài.',
      ],
      [
        'Thiếu, thừa, hỏng',
        'Ghi ngay trên phiếu giao hàng, cả hai bên ký. Không ký thì coi như đã nhận đủ.',
        [
          'Ghi rõ: món gì, đặt bao nhiêu, nhận bao nhiêu.',
          'Chụp ảnh món hỏng cùng với nhãn thùng.',
          'Lưu ảnh và phiếu vào <strong>Tệp</strong>, thư mục của nhà cung cấp.',
          'Viết cho nhà cung cấp trong ngày, từ <strong>Hộp thư</strong>.',
        ],
        'Hàng bù nhận sau được ghi một dòng riêng với giá 0, để giá vốn không sai.',
      ],
      [
        'Ghi vào kho',
        'Hàng chưa ghi vào kho thì coi như chưa bán được: quầy quét sẽ báo hết.',
        [
          'Mở <strong>Sản phẩm</strong> và quét mã của từng món.',
          'Cộng số vừa nhận vào tồn kho, lưu lại.',
          'Món mới: điền tên, mã, giá và nhà cung cấp rồi mới bật Đang bán.',
        ],
        'Nhiều món một lúc thì nhập từ tệp CSV của nhà cung cấp: Outpost cho xem trước từng dòng rồi mới ghi.',
      ],
      [
        'Xếp lên kệ: hạn trước bán trước',
        'Hàng hết hạn trước nằm phía trước. Quy tắc này quan trọng hơn hàng về trước hay sau.',
        [
          'Lấy hàng cũ trên kệ ra, lau kệ.',
          'Đặt hàng mới vào trong, hàng cũ ra ngoài.',
          'Mặt nhãn quay ra, mép thẳng với mép kệ.',
          'Xem bảng giá có đúng với món không.',
        ],
        'Vỏ thùng được gấp và đưa ra sau ngay, lối đi luôn trống.',
      ],
    ],
  },
  en: {
    title: 'Receive goods',
    description: 'Count, check dates, write down what is missing, and fill the shelves in the right order.',
    steps: [
      [
        'Make room before the truck arrives',
        'Goods in the way are dangerous and get lost. Make room half an hour before the delivery.',
        [
          'Look at the section “Deliveries” in <strong>Tasks</strong> to see what arrives today.',
          'Keep a space near the door of the store room free, with a pallet or a low shelf.',
          'Have a pen, a box knife, scales and the scanner ready.',
        ],
        'Chilled goods have a place in the fridge before they are unloaded.',
      ],
      [
        'Check the truck and the boxes',
        'Look at the whole delivery before you count. Open wet, dented or torn boxes while the driver is there.',
        {
          points: [
            'Refrigerated trucks: ask for the temperature and write it down.',
            'Seals are whole and have the number on the slip.',
            'Food does not travel together with chemicals.',
          ],
        },
      ],
      [
        'Count first, read the slip second',
        'Count before you look at the slip. If you know the number, you tend to find it.',
        [
          'One person counts and reads, another one writes.',
          'Count in the smallest unit that you sell: bottles, packets, eggs.',
          'Of sealed boxes, open one in ten.',
          'Compare with the slip when the whole delivery is counted.',
        ],
      ],
      [
        'Check the dates',
        'Look at the dates of at least three items of each kind, from three boxes.',
        {
          points: [
            'Fresh goods: at least two thirds of their time are left.',
            'Dry goods: at least six months, unless agreed otherwise.',
            'Refuse goods that expire before those on your shelf.',
          ],
        },
        'Write the nearest date on the box with a thick pen, on the side that you can see.',
      ],
      [
        'Missing, too many, damaged',
        'Write it on the delivery slip, and both sides sign. Without a signature everything counts as received.',
        [
          'Say which item, how many were ordered, and how many arrived.',
          'Take a picture of the damaged item with the label of its box.',
          'Keep the picture and the slip in <strong>Files</strong>, in the folder of the supplier.',
          'Write to the supplier on the same day, from the <strong>Mailbox</strong>.',
        ],
        'Goods that are sent later to make up for others are a line of their own at the price 0, so that the cost stays right.',
      ],
      [
        'Book the stock',
        'Goods that are not booked cannot be sold: the till says that there are none.',
        [
          'Open <strong>Products</strong> and scan the code of each item.',
          'Add the number that you received to the stock, and save.',
          'New products: fill in name, codes, price and supplier, and only then put them on sale.',
        ],
        'For many items, import the supplier’s CSV file: Outpost shows every line before anything is written.',
      ],
      [
        'Fill the shelf: first to expire, first to sell',
        'What expires first stands in front. This matters more than what arrived first.',
        [
          'Take the old goods off the shelf and wipe it.',
          'Put the new goods at the back and the old ones in front.',
          'Labels face the customer, edges are in line with the shelf.',
          'Check that the price belongs to the item.',
        ],
        'Fold the boxes and take them out right away; the aisle stays free.',
      ],
    ],
  },
}
