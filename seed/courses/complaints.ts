import type { CourseSource } from './source.ts'

export const complaints: CourseSource = {
  id: 'complaints',
  category: 'customers',
  minutes: 15,
  vi: {
    title: 'Đổi trả và khiếu nại',
    description: 'Giữ bình tĩnh, giữ khách và giữ sổ sách cho đúng.',
    steps: [
      [
        'Nghe hết câu',
        'Người khiếu nại là người còn muốn quay lại. Việc đầu tiên là nghe, chưa phải giải thích.',
        [
          'Mời khách ra chỗ bớt đông.',
          'Nghe đến hết, không ngắt lời, ghi vài chữ.',
          'Nhắc lại: “Vậy là hộp sữa này mở ra đã chua, đúng không ạ?”',
          'Xin lỗi vì khách gặp chuyện không vui, chưa cần biết lỗi của ai.',
        ],
      ],
      [
        'Khi nào nhận đổi trả',
        'Quy định dán cạnh quầy và như nhau với mọi khách.',
        {
          points: [
            'Hàng khô: trong 7 ngày, còn nguyên, có hoá đơn.',
            'Hàng tươi: trong ngày, nếu hỏng hoặc sai.',
            'Hàng lỗi của nhà sản xuất: luôn nhận.',
            'Không nhận: đồ lót, thẻ cào, hàng cắt theo yêu cầu, trừ khi có lỗi.',
          ],
        },
        'Không có hoá đơn thì tìm theo ngày và món; tìm không ra thì hỏi quản lý, đừng tự quyết.',
      ],
      [
        'Ba cách giải quyết',
        'Đưa hai cách để khách chọn. Người được chọn thấy mình được tôn trọng.',
        {
          points: [
            'Đổi món khác cùng giá.',
            'Trả lại tiền bằng đúng cách khách đã trả.',
            'Giảm giá nếu món vẫn dùng được và khách muốn giữ.',
          ],
        },
        'Dưới 200.000 ₫ bạn được tự quyết. Trên mức đó gọi quản lý.',
      ],
      [
        'Ghi lại cho đúng',
        'Trả hàng mà không ghi thì két và kho cùng sai.',
        [
          'Viết phiếu trả: ngày, món, số tiền, lý do, chữ ký của khách.',
          'Món còn bán được: cộng lại vào tồn kho. Món hỏng: không cộng.',
          'Kẹp phiếu với hoá đơn cũ, để vào két như tiền mặt.',
          'Lỗi của nhà cung cấp: viết cho họ trong ngày, kèm ảnh.',
        ],
      ],
      [
        'Khi khách to tiếng',
        'Nói chậm hơn và nhỏ hơn khách. Bạn không thắng được cuộc cãi nhau nào với khách, và cũng không phải chịu bị xúc phạm.',
        {
          points: [
            'Đứng sau quầy, tay để thấy được, không chỉ tay.',
            '“Em muốn giúp mình. Mình cho em năm phút để hỏi quản lý nhé.”',
            'Bị xúc phạm hay đe doạ: gọi đồng nghiệp, lùi lại, gọi 113 nếu cần.',
          ],
        },
        'Xong việc thì nghỉ năm phút và kể cho quản lý. Ghi lại để ca sau biết.',
      ],
    ],
  },
  en: {
    title: 'Returns and complaints',
    description: 'Stay calm, keep the customer, and keep the books right.',
    steps: [
      [
        'Listen to the end',
        'Somebody who complains would like to come back. First listen; explain later.',
        [
          'Lead the customer to a quieter place.',
          'Listen to the end without interrupting, and take a note.',
          'Repeat it: “So this milk was sour when you opened it?”',
          'Say that you are sorry that it happened, whatever the cause is.',
        ],
      ],
      [
        'What we take back',
        'The rules are next to the till, and the same for all customers.',
        {
          points: [
            'Dry goods: within 7 days, unopened, with the receipt.',
            'Fresh goods: on the same day, if they are bad or wrong.',
            'Faults of the maker: always.',
            'Not: underwear, prepaid cards, goods cut to order, unless they are faulty.',
          ],
        },
        'Without a receipt, search by day and item; if you find nothing, ask the manager and do not decide alone.',
      ],
      [
        'Three solutions',
        'Offer two of them. People who may choose feel respected.',
        {
          points: [
            'Another item at the same price.',
            'The money back, in the way it was paid.',
            'A lower price, if the item is usable and the customer wants to keep it.',
          ],
        },
        'Up to 200,000 ₫ you decide. Above that, call the manager.',
      ],
      [
        'Write it down',
        'A return that is not written down makes both the till and the stock wrong.',
        [
          'Write a slip: day, item, amount, reason, signature of the customer.',
          'If it can be sold again, add it to the stock. If it is damaged, do not.',
          'Put the slip and the old receipt in the till, like cash.',
          'Faults of a supplier: write to them on the same day, with a picture.',
        ],
      ],
      [
        'When somebody shouts',
        'Speak more slowly and more quietly than the customer. You cannot win an argument with a customer, and you need not accept insults either.',
        {
          points: [
            'Stay behind the counter with your hands visible, and do not point.',
            '“I would like to help you. Give me five minutes to ask the manager.”',
            'Insults or threats: call a colleague, step back, and call 113 if necessary.',
          ],
        },
        'Take a break of five minutes afterwards and tell the manager. Write it down for the next shift.',
      ],
    ],
  },
}
