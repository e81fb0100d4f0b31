import type { Topic } from './topic.ts'

export const account: Topic = {
  slug: 'account',
  title: 'Tài khoản và an toàn',
  entries: [
    {
      slug: 'password',
      title: 'Đổi mật khẩu',
      subtitle: 'Ít nhất tám ký tự, có chữ, số và ký hiệu',
      body: [
        ['Mở trình đơn tài khoản.', 'Chọn Đổi mật khẩu.', 'Nhập mật khẩu cũ và mới rồi lưu.'],
        'Đổi xong bạn sẽ đăng nhập lại bằng mật khẩu mới.',
      ],
    },
    {
      slug: 'backup',
      title: 'Sao lưu và khôi phục',
      subtitle: 'Một tập tin giữ tất cả',
      body: [
        'Mỗi tuần tải một bản sao lưu và cất ở nơi khác: USB, máy tính ở nhà, hộp thư riêng.',
        'Trước khi khôi phục, Outpost tự giữ lại bản hiện tại, nên khôi phục nhầm vẫn quay về được.',
      ],
    },
    {
      slug: 'trial-and-credit',
      title: 'Dùng thử và nạp tín dụng',
      subtitle: '14 ngày dùng thử, nạp tối thiểu $20',
      body: [
        'Dùng thử 14 ngày với đủ chức năng. Muốn dùng tiếp, nạp tín dụng từ $20 trở lên; phí từng tháng trừ dần.',
        'Không nạp cũng không mất gì: dữ liệu vẫn trên máy, vẫn xem và tải về được.',
      ],
    },
    {
      slug: 'shared-device',
      title: 'Máy dùng chung ở quầy',
      subtitle: 'Khoá phiên khi rời quầy',
      body: [
        'Đăng nhập không chọn Ghi nhớ thì đóng trình duyệt là thoát. Rời quầy giây lát, hãy khoá phiên thay vì đăng xuất.',
        'Mỗi người một tài khoản: sổ ghi đúng ai làm gì, không ai phải đoán.',
      ],
    },
  ],
}
