import type { Topic } from './topic.ts'

export const stock: Topic = {
  slug: 'stock',
  title: { vi: 'Hàng hoá và kho', en: 'Goods and stock' },
  entries: [
    {
      slug: 'products',
      vi: {
        title: 'Thêm và sửa mặt hàng',
        subtitle: 'Mã, giá, thuế và ảnh',
        body: [
          'Giá bán bằng giá gốc cộng thuế; sửa một trong hai thì giá bán đổi theo.',
          'Mặt hàng mới chưa bán ngay. Điền xong hãy bật Đang bán.',
        ],
      },
      en: {
        title: 'Add and change products',
        subtitle: 'Codes, prices, taxes and pictures',
        body: [
          'The price is the base price plus tax; change either and the price follows.',
          'A new product is not for sale yet. Fill it in, then turn it on.',
        ],
      },
    },
    {
      slug: 'receiving',
      vi: {
        title: 'Nhận hàng',
        subtitle: 'Đếm trước, xem phiếu sau',
        body: [
          [
            'Mở phiếu nhập của chuyến hàng.',
            'Đếm từng mặt hàng, chưa nhìn số đặt.',
            'Ghi thừa, thiếu và hạn dùng.',
            'Xác nhận để hàng vào kho.',
          ],
          'Hàng bù ghi một dòng riêng với giá 0.',
        ],
      },
      en: {
        title: 'Receive a delivery',
        subtitle: 'Count first, read the slip second',
        body: [
          [
            'Open the slip of the delivery.',
            'Count every product before you look at the number that was ordered.',
            'Write down what is over, what is missing, and the best-before dates.',
            'Confirm, and the goods are in stock.',
          ],
          'Goods sent to make up for others are a line of their own, at the price 0.',
        ],
      },
    },
    {
      slug: 'counting',
      vi: {
        title: 'Kiểm kê',
        subtitle: 'Đếm cả kho mà không phải đóng cửa',
        body: [
          'Chia kho theo kệ, mỗi kệ một người đếm. Hàng bán ra trong lúc đếm được trừ tự động.',
          'Xem lại chỗ lệch rồi mới chốt: số đã chốt thành bút toán, không sửa được nữa.',
        ],
      },
      en: {
        title: 'Take stock',
        subtitle: 'Count the whole store without closing it',
        body: [
          'Divide the store by shelves, with one person for each. What is sold meanwhile is taken off by itself.',
          'Look at the differences before you close the count: closed figures are booked and can no longer be changed.',
        ],
      },
    },
    {
      slug: 'low-stock',
      vi: {
        title: 'Hàng sắp hết',
        subtitle: 'Đặt kịp lúc, không ôm hàng',
        body: [
          'Đặt mức tối thiểu cho mặt hàng bán đều. Dưới mức ấy, nó xuất hiện trên trang chính.',
          'Từ danh sách hàng sắp hết, một chạm tạo phiếu đặt cho nhà cung cấp.',
        ],
      },
      en: {
        title: 'Running low',
        subtitle: 'Order in time without piling up',
        body: [
          'Set a minimum for what sells steadily. Below it, the product appears on the console.',
          'From the list of what runs low, one tap makes an order for the supplier.',
        ],
      },
    },
  ],
}
