export interface Sent {
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  body?: object
  /** Sent as a form instead, with one part for each entry; the text of `file` is the content of a file. */
  form?: Record<string, string>
}

const post = (path: string, body: object): Sent => ({ method: 'POST', path, body })
const put = (path: string, body: object): Sent => ({ method: 'PUT', path, body })
const patch = (path: string, body: object): Sent => ({ method: 'PATCH', path, body })

/** The writes of a user before the device is saved: at least one row in every table that has an endpoint. */
export const ownRows: Sent[] = [
  post('/api/apps/tasks/tag', { tag: { title: 'Kho của tôi' } }),
  post('/api/apps/tasks/task', { task: { title: 'Việc của tôi', notes: 'Gọi trước 9 giờ' } }),
  patch('/api/apps/tasks/task', { id: 'task-3-3', task: { notes: 'Đã hỏi ba nơi', priority: 2 } }),
  { method: 'DELETE', path: '/api/apps/tasks/task?id=task-1-2' },
  post('/api/apps/contacts/contact', {}),
  patch('/api/apps/contacts/contact', {
    id: 'le-minh-chau',
    contact: { name: 'Lê Minh Châu (quầy 2)', tags: ['work'] },
  }),
  post('/api/apps/contacts/tag', { tag: { title: 'Khách của tôi' } }),
  post('/api/apps/notes/labels', { title: 'Nhãn của tôi' }),
  post('/api/apps/notes', { note: { title: 'Ghi chú của tôi', content: 'Chốt thứ Hai', labels: ['work'] } }),
  post('/api/apps/mailbox/label', { label: { title: 'Thư của tôi', color: 'teal' } }),
  post('/api/apps/mailbox/mail', {
    mail: { to: 'khoa@honthom.example', subject: 'Thư nháp của tôi', content: '<p>Dạ</p>' },
  }),
  patch('/api/apps/mailbox/settings', { settings: { messageLayout: 'bottom' } }),
  post('/api/apps/scrumboard/board', {
    board: { title: 'Bảng của tôi', icon: 'truck', members: ['chau'] },
    lists: ['Kệ', 'Kho'],
  }),
  post('/api/apps/scrumboard/board/list', { list: { boardId: 'tet', title: 'Cột của tôi' } }),
  put('/api/apps/scrumboard/board/card', { card: { listId: 'tet-list-1', title: 'Thẻ của tôi' } }),
  put('/api/apps/scrumboard/board/label', { label: { boardId: 'tet', title: 'Gấp của tôi' } }),
  post('/api/apps/file-manager/folder', { folder: { folderId: 'file-1', name: 'Thư mục của tôi' } }),
  {
    method: 'POST',
    path: '/api/apps/file-manager/upload',
    form: { folderId: 'file-1', file: 'Nội dung của tôi', name: 'Tệp của tôi.txt' },
  },
  { method: 'POST', path: '/api/upload/stream/upload', form: { file: 'Ảnh của tôi' } },
  post('/api/common/shortcuts', {
    shortcut: { label: 'Lối tắt của tôi', icon: 'truck', link: '/apps/tasks', useRouter: true },
  }),
  post('/api/common/messages', {
    message: { title: 'Tin của tôi', description: 'Xe tới', read: false, link: '/apps/tasks' },
  }),
  post('/api/common/notifications', {
    notification: { title: 'Báo của tôi', description: 'Xe tới', read: false, link: '/apps/tasks' },
  }),
  patch('/api/apps/help-center/guide', { id: 'guide-01-01', helpful: true }),
  patch('/api/apps/academy/course', { id: 'food-safety', step: 2, done: 1 }),
  post('/api/apps/help-center/support', {
    request: { name: 'Hường', email: 'huong@mail.example', subject: 'Máy in của tôi', message: 'Mờ' },
  }),
  patch('/api/apps/ecommerce/inventory/product', {
    id: 'watch-1',
    product: { basePrice: 100_000, tags: ['watch'] },
  }),
  post('/api/apps/ecommerce/inventory/tag', { tag: { title: 'Hàng của tôi' } }),
  patch('/api/admin/permission/update', { groupID: 'store', permissions: { delivery: 'view' } }),
  patch('/api/admin/preference/update', { formatDateTime: 'yyyy-MM-dd', pagingItems: 50 }),
  patch('/api/admin/preference/update/favourite', { theme: 'theme-teal', scheme: 'dark', layout: 'classy' }),
  patch('/api/common/user', { user: { status: 'away' } }),
]
