import type { CourseSource } from './source.ts'

export const safeWork: CourseSource = {
  id: 'safe-work',
  category: 'safety',
  minutes: 15,
  vi: {
    title: 'Làm việc an toàn',
    description: 'Khuân vác, thang, dao, cháy và cấp cứu: những thứ cần biết trước khi cần đến.',
    steps: [
      [
        'Nhấc nặng bằng chân',
        'Đau lưng là tai nạn hay gặp nhất ở cửa hàng, và hầu như tránh được.',
        [
          'Đứng sát thùng, hai chân rộng bằng vai.',
          'Khuỵu gối, lưng thẳng, ôm thùng sát người.',
          'Đứng lên bằng chân, không xoay người khi đang bê.',
          'Trên 20 kg thì hai người, hoặc dùng xe đẩy.',
        ],
        'Hàng nặng xếp ở tầm từ gối đến ngực, không để trên cao.',
      ],
      [
        'Thang và kệ cao',
        'Thang mở hết và khoá trước khi leo. Ba điểm luôn chạm thang: hai chân một tay, hoặc hai tay một chân.',
        {
          points: [
            'Không đứng lên bậc trên cùng, không với quá một sải tay.',
            'Không leo lên thùng, ghế xoay hay kệ.',
            'Có người giữ khi lấy hàng nặng.',
          ],
        },
      ],
      [
        'Dao, sàn ướt và điện',
        {
          points: [
            'Rọc giấy thì rọc về phía ngoài người, xong là thu lưỡi.',
            'Nước đổ: đứng đó, gọi người mang bảng và cây lau. Đừng bỏ đi.',
            'Tay ướt không đụng ổ cắm; dây sờn thì dán giấy “Hỏng” và rút ra.',
            'Lối thoát hiểm luôn trống, kể cả “chỉ năm phút”.',
          ],
        },
        'Thấy nguy hiểm mà không xử lý được thì thêm một việc trong <strong>Công việc</strong>, ưu tiên cao, kèm tên chỗ.',
      ],
      [
        'Khi có cháy',
        'Người trước, hàng sau. Chỉ dập lửa khi đám cháy nhỏ hơn thùng rác và sau lưng bạn là lối ra.',
        [
          'Hô “Cháy!”, bấm chuông, đưa khách ra ngoài.',
          'Gọi 114: địa chỉ, cháy gì, còn ai bên trong.',
          'Ngắt cầu dao nếu với tới được.',
          'Bình chữa cháy: rút chốt, hướng vòi vào gốc lửa, bóp, quét ngang.',
        ],
        'Dầu mỡ cháy không bao giờ dội nước: đậy nắp và tắt bếp.',
      ],
      [
        'Cấp cứu và sơ cứu',
        'Tủ thuốc ở cạnh quầy. Ai lấy gì thì ghi lại để bù.',
        [
          'Nhìn xung quanh: an toàn cho bạn chưa?',
          'Gọi 115: ở đâu, chuyện gì, mấy người, tỉnh hay mê.',
          'Chảy máu: ép chặt bằng gạc sạch, nâng cao.',
          'Bỏng: xối nước mát hai mươi phút, không bôi kem đánh răng.',
          'Mê và không thở: ép tim giữa ngực, 100 đến 120 lần một phút.',
        ],
        'Sau đó ghi lại chuyện đã xảy ra, kể cả khi không ai bị gì.',
      ],
    ],
  },
  en: {
    title: 'Work safely',
    description: 'Lifting, ladders, knives, fire and first aid: what to know before you need it.',
    steps: [
      [
        'Lift with your legs',
        'Back pain is the most frequent accident in a shop, and nearly always avoidable.',
        [
          'Stand close to the box, with your feet apart.',
          'Bend your knees, keep your back straight, hold the box close.',
          'Stand up with your legs, and do not turn while you carry.',
          'Above 20 kg take a second person or a trolley.',
        ],
        'Heavy goods are stored between knees and chest, never high up.',
      ],
      [
        'Ladders and high shelves',
        'Open and lock the ladder before you climb. Three points always touch it: two feet and a hand, or two hands and a foot.',
        {
          points: [
            'Do not stand on the top step, and do not reach too far.',
            'Do not climb on boxes, swivel chairs or shelves.',
            'Somebody holds the ladder while you take down heavy goods.',
          ],
        },
      ],
      [
        'Knives, wet floors and electricity',
        {
          points: [
            'Cut away from your body, and close the blade after each cut.',
            'A spill: stay there and ask for the sign and a mop. Do not walk away.',
            'Do not touch sockets with wet hands; unplug damaged cables and mark them “Broken”.',
            'Emergency exits are always free, also “for five minutes”.',
          ],
        },
        'If you cannot remove a danger yourself, add it to <strong>Tasks</strong> with a high priority and the place.',
      ],
      [
        'Fire',
        'People first, goods second. Fight a fire only if it is smaller than a waste bin and the exit is behind you.',
        [
          'Shout “Fire!”, ring the alarm, lead the customers outside.',
          'Call 114: the address, what burns, who is still inside.',
          'Switch off the mains if you can reach them.',
          'Extinguisher: pull the pin, aim at the base of the flames, squeeze, sweep.',
        ],
        'Never put water on burning oil: cover it and turn off the heat.',
      ],
      [
        'Emergencies and first aid',
        'The first-aid box is next to the till. Write down what you take, so that it is replaced.',
        [
          'Look around: is it safe for you?',
          'Call 115: where, what, how many people, awake or not.',
          'Bleeding: press hard with clean gauze, and raise it.',
          'Burns: cool water for twenty minutes, no toothpaste.',
          'Unconscious and not breathing: press the middle of the chest, 100 to 120 times a minute.',
        ],
        'Afterwards write down what happened, also when nobody was hurt.',
      ],
    ],
  },
}
