import type { CourseSource } from './source.ts'

export const countingStock: CourseSource = {
  id: 'counting-stock',
  category: 'goods',
  minutes: 15,
  vi: {
    title: 'Kiểm kê',
    description: 'Đếm từng phần mỗi tuần thay vì đóng cửa cả ngày, và tìm ra hàng đi đâu.',
    steps: [
      [
        'Vì sao phải đếm',
        'Số trên máy chỉ đúng khi có người đếm. Lệch kho nghĩa là đặt thừa, bán hụt, hoặc mất mà không biết.',
        {
          points: [
            'Hàng đắt và hàng dễ mất: đếm mỗi tuần.',
            'Hàng bán chạy: đếm mỗi tháng.',
            'Phần còn lại: mỗi quý một lần.',
          ],
        },
        'Đếm ít mà đều tốt hơn đếm hết một lần rồi bỏ.',
      ],
      [
        'Chia kho thành khu',
        'Mỗi khu là một đoạn kệ đếm xong trong hai mươi phút. Dán số khu lên kệ để không ai đếm trùng.',
        [
          'Tạo một việc cho mỗi khu trong <strong>Công việc</strong>, lặp lại hằng tuần hay hằng tháng.',
          'Giao mỗi khu cho một người không bán khu đó.',
          'Đếm vào giờ vắng, thường là sáng sớm.',
        ],
      ],
      [
        'Đếm cho đúng',
        'Đếm từ trái sang phải, từ trên xuống dưới. Đếm hết một món ở mọi chỗ nó nằm: kệ, quầy, kho, tủ.',
        [
          'Đếm, ghi, rồi mới xem số trên máy.',
          'Thùng nguyên đếm theo thùng, nhân với số trong thùng.',
          'Hàng hỏng, hết hạn để riêng và ghi riêng.',
          'Dán một chấm màu lên đoạn đã đếm xong.',
        ],
        'Đang đếm mà có người bán món đó thì ghi lại giờ; hoá đơn sau giờ ấy trừ ra sau.',
      ],
      [
        'So với Outpost',
        'Mở <strong>Sản phẩm</strong>, tìm theo tên hoặc quét mã. Tìm không cần dấu: “nuoc mam” ra “nước mắm”.',
        {
          points: [
            'Khớp: không cần làm gì.',
            'Lệch ít: đếm lại chính món đó một lần.',
            'Lệch nhiều: nhờ người khác đếm lại trước khi sửa.',
          ],
        },
        'Bộ lọc hàng sắp hết cho biết món nào nên đếm trước.',
      ],
      [
        'Tìm lý do rồi mới sửa',
        'Sửa số mà không biết lý do thì tháng sau lại lệch.',
        [
          'Chuyến hàng gần nhất đã ghi vào kho chưa?',
          'Có món giống nhau bị quét nhầm mã không?',
          'Hàng trả lại đã cộng vào chưa?',
          'Hàng hỏng, hàng dùng trong cửa hàng đã trừ chưa?',
        ],
        'Ghi lý do vào phần mô tả hoặc ghi chú của việc kiểm kê. Nếu nghi mất cắp, nói riêng với quản lý, đừng nói giữa cửa hàng.',
      ],
      [
        'Khép lại một đợt kiểm',
        'Một đợt kiểm chỉ xong khi số đã sửa và mọi người biết kết quả.',
        [
          'Sửa tồn kho của các món lệch; nhiều món thì dùng tệp CSV.',
          'Đánh dấu xong việc của khu đó.',
          'Viết ba dòng: khu nào, lệch bao nhiêu, vì sao.',
        ],
        'Nếu một khu lệch hai lần liền, tìm cách xếp lại: thường là do hai món giống nhau đứng cạnh nhau.',
      ],
    ],
  },
  en: {
    title: 'Count the stock',
    description: 'Count a part each week instead of closing for a day, and find out where goods go.',
    steps: [
      [
        'Why we count',
        'The figures in the computer are only right when somebody counts. A wrong figure means that you order too much, sell too little, or lose goods without knowing.',
        {
          points: [
            'Expensive goods, and those that get lost: each week.',
            'Goods that sell fast: each month.',
            'All others: each quarter.',
          ],
        },
        'A little and often is better than everything once.',
      ],
      [
        'Divide the shop into zones',
        'A zone is a piece of shelf that takes twenty minutes. Put its number on the shelf, so that nobody counts it twice.',
        [
          'Make a task for each zone in <strong>Tasks</strong>, repeated each week or month.',
          'Give each zone to somebody who does not sell there.',
          'Count when it is quiet, usually early in the morning.',
        ],
      ],
      [
        'Count well',
        'Count from left to right and from top to bottom. Count an item wherever it is: shelf, counter, store room, fridge.',
        [
          'Count, write it down, and only then look at the computer.',
          'Count sealed boxes and multiply by what is in a box.',
          'Put damaged and expired goods aside and write them down separately.',
          'Put a coloured dot on what is counted.',
        ],
        'If somebody sells the item meanwhile, note the time; receipts after that time are subtracted later.',
      ],
      [
        'Compare with Outpost',
        'Open <strong>Products</strong> and search by name or scan the code. Accents do not matter: “nuoc mam” finds “nước mắm”.',
        {
          points: [
            'It agrees: nothing to do.',
            'A small difference: count this item once more.',
            'A large difference: ask somebody else to count before you change it.',
          ],
        },
        'The filter for low stock shows what to count first.',
      ],
      [
        'Find the reason before you change it',
        'If you change a figure without a reason, it is wrong again next month.',
        [
          'Was the last delivery booked?',
          'Are there similar items, scanned with the wrong code?',
          'Were returned goods added?',
          'Were damaged goods, and those used in the shop, subtracted?',
        ],
        'Write the reason in the notes of the task. If you suspect theft, talk to the manager alone, not in the middle of the shop.',
      ],
      [
        'Finish a count',
        'A count is finished when the figures are changed and everybody knows the result.',
        [
          'Change the stock of the items that differ; for many items use a CSV file.',
          'Complete the task of the zone.',
          'Write three lines: which zone, what difference, and why.',
        ],
        'If a zone differs twice in a row, arrange it differently: often two similar items stand next to each other.',
      ],
    ],
  },
}
