import { contacts } from '#src/contract/contacts.ts'
import { files } from '#src/contract/files.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { products } from '#src/contract/products.ts'
import { tasks } from '#src/contract/tasks.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { call } from '#tests/support/server.ts'
import {
  afterRemoving,
  byId,
  formOf,
  jsonFile,
  picture,
  plain,
  type SampleRequests,
  type Sent,
} from './sample-request.ts'

const contact = { name: 'Lê Thị Sương', emails: [{ email: 'suong@mail.example', label: 'Work' }] }

const ofContacts: SampleRequests = {
  list: plain,
  search: { query: { query: 'nguyen' } },
  browse: { query: { query: 'nguyen', tag: 'work' } },
  get: byId('le-minh-chau'),
  create: plain,
  update: { body: { id: 'le-minh-chau', contact } },
  remove: byId('le-minh-chau'),
  uploadAvatar: { body: formOf({ id: 'le-minh-chau', avatar: picture() }) },
  countries: plain,
  tags: plain,
  createTag: { body: { tag: { title: 'Khách sỉ' } } },
  updateTag: { body: { id: 'work', tag: { title: 'Công việc' } } },
  removeTag: byId('work'),
  import: { body: { contacts: [contact, { name: 'Bưởi' }] } },
  updateMany: { body: { contacts: [{ id: 'le-minh-chau', contact: { tags: ['work'] } }] } },
  removeMany: { body: { ids: ['le-minh-chau', 'pham-gia-han'] } },
  merge: { body: { contacts: [{ id: 'le-minh-chau', contact: { tags: ['work'] } }], ids: ['pham-gia-han'] } },
  unmerge: afterRemoving(contacts.remove, 'pham-gia-han', {
    body: { contacts: [{ id: 'le-minh-chau', contact: { tags: ['work'] } }], ids: ['pham-gia-han'] },
  }),
  restore: afterRemoving(contacts.remove, 'le-minh-chau', { body: { ids: ['le-minh-chau'] } }),
}

const ofProducts: SampleRequests = {
  categories: plain,
  brands: plain,
  vendors: plain,
  list: { query: { search: 'hai dang', sort: 'price', order: 'desc', page: '0', size: '5' } },
  stock: plain,
  get: byId('watch-1'),
  create: plain,
  update: { body: { id: 'watch-1', product: { basePrice: 100_000, taxPercent: 8, tags: ['watch'] } } },
  updateMany: { body: { products: [{ id: 'watch-1', product: { active: false, tags: [] } }] } },
  history: byId('watch-1'),
  import: {
    body: formOf({
      products: jsonFile([
        { name: 'Cà phê', sku: 'CP-1' },
        { name: 'Trà', barcode: '8936410000007' },
      ]),
    }),
  },
  undoImport: {
    body: formOf({
      imported: jsonFile({ created: ['watch-2'], changed: [{ id: 'watch-1', product: { stock: 3 } }] }),
    }),
  },
  addPicture: { body: formOf({ id: 'watch-1', picture: picture() }) },
  remove: byId('watch-1'),
  removeMany: { body: { ids: ['watch-1', 'watch-2'] } },
  restoreMany: afterRemoving(products.remove, 'watch-1', { body: { ids: ['watch-1'] } }),
  restore: afterRemoving(products.remove, 'watch-1', { body: { id: 'watch-1' } }),
  tags: plain,
  createTag: { body: { tag: { title: 'dây da' } } },
  updateTag: { body: { id: 'size', tag: { title: 'cỡ' } } },
  removeTag: byId('size'),
}

const uploadId = () => uploadIdAt(Date.now())
const partOf = (id: string): Sent => ({
  body: formOf({ uploadId: id, part: '0', data: new File(['chào'], 'part') }),
})

const ofFiles: SampleRequests = {
  list: { query: { folderId: 'file-1' } },
  get: byId('file-1-1-1'),
  search: { query: { query: 'hoa don' } },
  uploadPart: partOf(uploadId()),
  finishUpload: async () => {
    const id = uploadId()
    await call(files.uploadPart, { body: partOf(id).body as FormData })
    return { body: { uploadId: id, folderId: 'null', name: 'Ghi chú.txt', mime: 'text/plain', size: 5 } }
  },
  discardUpload: { body: { uploadId: uploadId() } },
  move: { body: { moves: [{ id: 'file-8', folderId: 'file-1' }] } },
  copy: { body: { ids: ['file-8', 'file-1'], folderId: 'file-2' } },
  removeMany: { body: { ids: ['file-8', 'file-1'] } },
  restoreMany: afterRemoving(files.remove, 'file-1', { body: { ids: ['file-1'] } }),
  createFolder: { body: { folder: { folderId: 'file-1', name: 'Tháng 12', description: 'Chưa chốt' } } },
  upload: {
    body: formOf({ folderId: 'file-1', file: new File(['chào'], 'ghi-chu.txt'), name: 'Ghi chú.txt' }),
  },
  update: { body: { id: 'file-1-1', item: { name: 'Tháng Mười', folderId: null } } },
  remove: byId('file-1'),
  restore: afterRemoving(files.remove, 'file-1', { body: { id: 'file-1' } }),
  download: byId('file-1-1-1'),
  folders: plain,
}

const ofGuides: SampleRequests = {
  faqs: plain,
  list: { query: { limit: '2' } },
  get: { query: { categorySlug: 'getting-started', guideSlug: 'first-day' } },
  search: { query: { query: 'kho' } },
  rate: { body: { id: 'guide-01-01', helpful: true } },
  requests: plain,
  ask: { body: { request: { name: 'Hường', email: 'huong@mail.example', subject: 'In', message: 'Mờ' } } },
}

const ofCourses: SampleRequests = {
  categories: plain,
  list: plain,
  get: byId('opening-the-till'),
  update: { body: { id: 'opening-the-till', step: 1, done: 0 } },
  restart: { body: { id: 'opening-the-till' } },
}

const ofMails: SampleRequests = {
  settings: plain,
  updateSettings: { body: { settings: { messageLayout: 'bottom' } } },
  folders: plain,
  filters: plain,
  labels: plain,
  createLabel: { body: { label: { title: 'Nhà cung cấp', color: 'teal' } } },
  updateLabel: { body: { id: 'work', label: { title: 'Việc' } } },
  removeLabel: byId('work'),
  list: { query: { folder: 'inbox', page: '2' } },
  get: byId('drafts-1'),
  update: { body: { id: 'drafts-1', mail: { starred: true, labels: ['work'] } } },
  prepareSearch: plain,
  select: { query: { label: 'work' } },
  thread: byId('inbox-4'),
  snoozed: plain,
  updateMany: { body: { mails: [{ id: 'drafts-1', mail: { folder: 'trash' } }] } },
  create: { body: { mail: { to: 'khoa@honthom.example', subject: 'Đơn 2042', content: '<p>Dạ</p>' } } },
  remove: byId('drafts-1'),
  restore: afterRemoving(mails.remove, 'drafts-1', { body: { id: 'drafts-1' } }),
  removeMany: { body: { ids: ['drafts-1', 'inbox-1'] } },
  restoreMany: afterRemoving(mails.remove, 'drafts-1', { body: { ids: ['drafts-1'] } }),
  attach: { body: formOf({ file: new File(['chào'], 'ghi-chu.txt', { type: 'text/plain' }) }) },
  recipients: { query: { query: 'chau' } },
  send: { body: { id: 'drafts-1' } },
  outbox: plain,
  deliver: plain,
}

const ofNotes: SampleRequests = {
  labels: plain,
  createLabel: { body: { title: 'Kho' } },
  updateLabel: { body: { label: { id: 'work', title: 'Việc' } } },
  removeLabel: byId('work'),
  addTask: { body: { note: { id: 'note-1' }, task: 'Khoá cửa' } },
  list: plain,
  reminders: {},
  rows: { query: { ids: 'note-1,none' } },
  create: { body: { note: { title: 'Giá cà phê', content: 'Chốt thứ Hai', labels: ['work'] } } },
  update: {
    body: { updatedNote: { id: 'note-1', archived: true, labels: [{ id: 'work', title: 'Work' }] } },
  },
  remove: byId('note-1'),
  trash: plain,
  updateMany: { body: { updatedNotes: [{ id: 'note-1', pinned: true }] } },
  removeMany: { body: { ids: ['note-1', 'note-2'] } },
  restore: afterRemoving(notes.remove, 'note-1', { body: { ids: ['note-1'] } }),
  purge: afterRemoving(notes.remove, 'note-1', { body: { ids: ['note-1'] } }),
}

const ofTasks: SampleRequests = {
  tags: plain,
  createTag: { body: { tag: { title: 'Kho' } } },
  updateTag: { body: { id: 'urgent', tag: { title: 'Gấp' } } },
  removeTag: byId('urgent'),
  list: plain,
  search: { query: { query: 'kho' } },
  reorder: { body: { tasks: [{ id: 'task-2-1' }, { id: 'task-1-1' }] } },
  get: byId('task-1-1'),
  create: { body: { type: 'task', task: { title: 'Đếm két', priority: 0, tags: ['urgent'] } } },
  update: { body: { id: 'task-1-1', task: { title: 'Đếm két quầy 1', completed: false } } },
  remove: byId('task-1-1'),
  removeMany: { body: { ids: ['task-1-1', 'task-1-2'] } },
  restore: afterRemoving(tasks.remove, 'task-1-1', { body: { ids: ['task-1-1'] } }),
  rows: { query: { ids: 'task-1-1,none' } },
  add: { body: { type: 'task', task: { title: 'Đếm két' }, after: 'task-1-1' } },
  move: { body: { ids: ['task-1-2', 'task-2-1'], after: 'task-1-1' } },
  complete: { body: { ids: ['task-1-2', 'task-2-1'], completed: true } },
  assignees: plain,
}

export const sampleRequests: Record<string, SampleRequests> = {
  contacts: ofContacts,
  courses: ofCourses,
  products: ofProducts,
  files: ofFiles,
  guides: ofGuides,
  mails: ofMails,
  notes: ofNotes,
  tasks: ofTasks,
}
