import { collapsable, group, to, under } from './item.ts'

/** spec: sample-data.md section 2, Apps */
export const apps = [
  to('tasks', 'Tasks', 'Công việc', 'check-circle', '/apps/tasks'),
  to('mailbox', 'Mailbox', 'Hộp thư', 'envelope', '/apps/mailbox'),
  to('chat', 'Chat', 'Trò chuyện', 'chat-bubble-left-right', '/apps/chat'),
  to('contacts', 'Contacts', 'Danh bạ', 'user-group', '/apps/contacts'),
  to('notes', 'Notes', 'Ghi chú', 'pencil-square', '/apps/notes'),
  to('scrumboard', 'Boards', 'Bảng việc', 'view-columns', '/apps/scrumboard'),
  to('file-manager', 'Files', 'Tệp', 'folder', '/apps/file-manager'),
  to('ecommerce-inventory', 'Products', 'Sản phẩm', 'shopping-cart', '/apps/ecommerce/inventory'),
  to('academy', 'Academy', 'Khoá học', 'academic-cap', '/apps/academy'),
  collapsable('help-center', 'Help centre', 'Trợ giúp', 'lifebuoy', [
    { ...under('help-center.home', 'Start', 'Trang đầu', '/apps/help-center'), exactMatch: true },
    under('help-center.faqs', 'Questions', 'Câu hỏi thường gặp', '/apps/help-center/faqs'),
    under('help-center.guides', 'Guides', 'Hướng dẫn', '/apps/help-center/guides'),
    under('help-center.support', 'Support', 'Yêu cầu hỗ trợ', '/apps/help-center/support'),
  ]),
]

/** spec: sample-data.md section 2, Dashboards */
export const dashboards = group('dashboards', 'Dashboards', 'Báo cáo', 'chart-pie', [
  to('project', 'Project', 'Dự án', 'clipboard-document-check', '/dashboards/project'),
  to('analytics', 'Analytics', 'Phân tích', 'chart-pie', '/dashboards/analytics'),
  to('finance', 'Finance', 'Tài chính', 'banknotes', '/dashboards/finance'),
  to('crypto', 'Crypto', 'Tiền số', 'currency-dollar', '/dashboards/crypto'),
])
