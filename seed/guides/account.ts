import type { Topic } from './topic.ts'

/** spec: the text mentions a minimum $20 credit and a 14-day trial */
export const account: Topic = {
  slug: 'account',
  title: { vi: 'Tài khoản và an toàn', en: 'Account and safety' },
  entries: [
    {
      slug: 'password',
      vi: {
        title: 'Đổi mật khẩu',
        subtitle: 'Ít nhất tám ký tự, có chữ, số và ký hiệu',
        body: [
          ['Mở trình đơn tài khoản.', 'Chọn Đổi mật khẩu.', 'Nhập mật khẩu cũ và mới rồi lưu.'],
          'Đổi xong bạn sẽ đăng nhập lại bằng mật khẩu mới.',
        ],
      },
      en: {
        title: 'Change your password',
        subtitle: 'At least eight characters, with letters, numbers and signs',
        body: [
          ['Open the account menu.', 'Choose Change password.', 'Type the old and the new one, and save.'],
          'After that you sign in again with the new password.',
        ],
      },
    },
    {
      slug: 'trial-and-credit',
      vi: {
        title: 'Dùng thử và nạp tín dụng',
        subtitle: '14 ngày dùng thử, nạp tối thiểu $20',
        body: [
          'Dùng thử 14 ngày với đủ chức năng. Muốn dùng tiếp, nạp tín dụng từ $20 trở lên; phí từng tháng trừ dần.',
          'Không nạp cũng không mất gì: dữ liệu vẫn trên máy, vẫn xem và tải về được.',
        ],
      },
      en: {
        title: 'Trial and credit',
        subtitle: 'A 14-day trial, and a minimum $20 credit',
        body: [
          'The 14-day trial has every feature. To go on, add credit, a minimum of $20; the monthly fee is taken from it.',
          'Without credit nothing is lost: your data stays on the device, to be read and downloaded.',
        ],
      },
    },
    {
      slug: 'shared-device',
      vi: {
        title: 'Máy dùng chung ở quầy',
        subtitle: 'Khoá phiên khi rời quầy',
        body: [
          'Đăng nhập không chọn Ghi nhớ thì đóng trình duyệt là thoát. Rời quầy giây lát, hãy khoá phiên thay vì đăng xuất.',
          'Mỗi người một tài khoản: sổ ghi đúng ai làm gì, không ai phải đoán.',
        ],
      },
      en: {
        title: 'A shared computer at the counter',
        subtitle: 'Lock the session when you step away',
        body: [
          'If you sign in without Remember me, closing the browser signs you out. When you step away for a moment, lock the session instead of signing out.',
          'Give each person an account: the books then say who did what, and nobody has to guess.',
        ],
      },
    },
  ],
}
