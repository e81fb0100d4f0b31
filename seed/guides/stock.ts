import type { Topic } from './topic.ts'

export const stock: Topic = {
  slug: 'stock',
  title: 'Hàng hoá và kho',
  entries: [
    {
      slug: 'products',
      title: 'Thêm và sửa mặt hàng',
      subtitle: 'Mã, giá, thuế và ảnh',
      body: [
        'Giá bán bằng giá gốc cộng thuế; sửa một trong hai thì số kia đổi theo.',
        'Mặt hàng mới chưa bán ngay. Điền xong hãy bật Đang bán.',
      ],
    },
    {
      slug: 'receiving',
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
    {
      slug: 'counting',
      title: 'Kiểm kê',
      subtitle: 'Đếm cả kho mà không phải đóng cửa',
      body: [
        'Chia kho theo kệ, mỗi kệ một người đếm. Hàng bán ra trong lúc đếm được trừ tự động.',
        'Xem lại chỗ lệch rồi mới chốt: số đã chốt thành bút toán, không sửa được nữa.',
      ],
    },
    {
      slug: 'low-stock',
      title: 'Hàng sắp hết',
      subtitle: 'Đặt kịp lúc, không ôm hàng',
      body: [
        'Đặt mức tối thiểu cho mặt hàng bán đều. Dưới mức ấy, nó xuất hiện trên trang chính.',
        'Từ danh sách hàng sắp hết, một chạm tạo phiếu đặt cho nhà cung cấp.',
      ],
    },
  ],
}
