import type { CourseSource } from './source.ts'

export const openingTheTill: CourseSource = {
  id: 'opening-the-till',
  category: 'till',
  minutes: 15,
  vi: {
    title: 'Mở quầy đầu ngày',
    description: 'Từ lúc mở cửa đến hoá đơn đầu tiên: tiền lẻ, máy móc và quầy gọn gàng.',
    steps: [
      [
        'Đến sớm mười lăm phút',
        'Người mở quầy đến trước giờ bán mười lăm phút. Khoảng thời gian này để đếm tiền và thử máy, không phải để dọn kho.',
        [
          'Bật đèn, máy lạnh và tủ mát; nhìn nhiệt kế của từng tủ.',
          'Đọc ghi chú bàn giao của ca trước trong <strong>Ghi chú</strong>.',
          'Mở <strong>Công việc</strong>, xem phần “Trước giờ mở cửa”.',
        ],
        'Việc nào chưa làm kịp thì giao lại ngay cho người vào ca sau, đừng để đến trưa mới nhớ.',
      ],
      [
        'Đếm tiền lẻ đầu ca',
        'Mỗi két bắt đầu ngày với đúng một số tiền lẻ, thường là 1.000.000 ₫. Đếm trước mặt một người nữa và cả hai cùng ghi tên.',
        [
          'Đếm tờ lớn trước: 100.000, 50.000, 20.000.',
          'Rồi đến tờ nhỏ: 10.000, 5.000, 2.000, 1.000.',
          'Cộng lại, so với số ca trước ghi.',
          'Lệch thì ghi số lệch và báo quản lý trước khi bán.',
        ],
        'Đừng lấy tiền túi bù vào cho đủ: làm vậy thì không ai biết tiền đã mất ở đâu.',
      ],
      [
        'Xếp tiền trong két',
        'Xếp giống nhau ở mọi quầy để người thay ca không phải tìm.',
        {
          points: [
            'Tờ lớn nằm bên trái, tờ nhỏ bên phải, mặt số hướng lên.',
            'Tờ 500.000 và 200.000 nằm dưới khay, không để trên.',
            'Tờ rách, tờ nghi giả để riêng trong bì, không trả cho khách.',
          ],
        },
        'Khi thấy còn ít hơn mười tờ mỗi loại nhỏ, đổi tiền lẻ ngay, trước lúc đông khách.',
      ],
      [
        'Thử máy in và máy quét',
        'Hai máy này hỏng giữa lúc đông là khổ nhất, nên thử trước khi có khách.',
        [
          'Mở <strong>Sản phẩm</strong>, quét một món bất kỳ: đúng món phải hiện ra.',
          'In thử một tem hoặc một trang, xem chữ có đậm đều không.',
          'Kiểm tra cuộn giấy; còn dưới một phần tư thì để sẵn cuộn mới cạnh quầy.',
        ],
        'Máy quét không kêu: rút ra cắm lại, rồi bấm vào ô tìm trước khi quét. Vẫn không được thì gõ mã bằng tay và báo quản lý.',
      ],
      [
        'Nhìn quầy bằng mắt của khách',
        'Bước ra trước quầy, đứng chỗ khách đứng và nhìn vào.',
        {
          points: [
            'Mặt quầy sạch, không ly nước, không giấy vụn.',
            'Giá của hàng bày ở quầy đọc được từ xa một mét.',
            'Túi, bút và giấy gói đủ cho nửa ngày.',
          ],
        },
        'Khách đánh giá cửa hàng trong vài giây đầu. Quầy sạch là lời chào trước khi bạn mở miệng.',
      ],
      [
        'Hoá đơn đầu tiên',
        'Với khách đầu tiên, làm chậm và đủ từng bước để phát hiện lỗi khi chưa có ai chờ.',
        [
          'Chào khách, quét từng món và đọc to tổng tiền.',
          'Nhận tiền, nói lại số tiền đã nhận.',
          'Đếm tiền thối vào tay khách, tờ lớn trước.',
          'Đưa hoá đơn và cảm ơn.',
        ],
        'Nếu máy mất mạng, bán như thường: Outpost ghi trên máy này. Khoá “Làm việc khi mất mạng” nói kỹ hơn.',
      ],
    ],
  },
  en: {
    title: 'Open the till',
    description: 'From the open door to the first receipt: change, machines and a tidy counter.',
    steps: [
      [
        'Be fifteen minutes early',
        'Whoever opens the till arrives fifteen minutes before the shop opens. This time is for counting money and testing machines, not for tidying the store room.',
        [
          'Switch on the lights, the air conditioning and the fridges; look at each thermometer.',
          'Read the hand-over of the last shift in <strong>Notes</strong>.',
          'Open <strong>Tasks</strong> and look at the section “Before opening”.',
        ],
        'Pass on what you cannot finish to the next shift right away, not at noon.',
      ],
      [
        'Count the float',
        'Each till starts the day with the same amount of change, usually 1,000,000 ₫. Count it with a second person, and both write down their names.',
        [
          'Count the large notes first: 100,000, 50,000, 20,000.',
          'Then the small ones: 10,000, 5,000, 2,000, 1,000.',
          'Add them up and compare with the figure of the last shift.',
          'If there is a difference, write it down and tell the manager before you sell.',
        ],
        'Never make up a difference from your own pocket: then nobody finds out where the money went.',
      ],
      [
        'Sort the money',
        'All tills are sorted in the same way, so that the next person need not search.',
        {
          points: [
            'Large notes on the left, small ones on the right, face up.',
            'Notes of 500,000 and 200,000 go under the tray, not in it.',
            'Torn or doubtful notes go into an envelope and are never given to customers.',
          ],
        },
        'When there are fewer than ten notes of a small kind, fetch change at that moment, before it gets busy.',
      ],
      [
        'Test the printer and the scanner',
        'These two machines are missed most when the shop is full, so test them while it is empty.',
        [
          'Open <strong>Products</strong> and scan any item: the right one must appear.',
          'Print a label or a page and check that the print is even and dark.',
          'Look at the paper; below a quarter of a roll, put a new one next to the till.',
        ],
        'If the scanner is silent, unplug it, plug it in again, and press the search field before you scan. If that does not help, type the code and tell the manager.',
      ],
      [
        'See the counter as a customer does',
        'Step in front of the counter, stand where customers stand, and look.',
        {
          points: [
            'The counter is clean: no drinks, no scraps of paper.',
            'The prices of goods on the counter can be read from one metre away.',
            'There are bags, pens and wrapping paper for half a day.',
          ],
        },
        'Customers judge a shop within seconds. A clean counter greets them before you do.',
      ],
      [
        'The first receipt',
        'Take your time with the first customer and do every step, to find errors while nobody waits.',
        [
          'Greet the customer, scan each item, and say the total.',
          'Take the money and say how much you received.',
          'Count the change into the customer’s hand, large notes first.',
          'Hand over the receipt and say thank you.',
        ],
        'If there is no network, sell as usual: Outpost writes on this device. The course “Work without a network” says more.',
      ],
    ],
  },
}
