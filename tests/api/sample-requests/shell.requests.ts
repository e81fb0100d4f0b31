import { backup } from '#src/contract/backup.ts'
import { chat } from '#src/contract/chat.ts'
import { notes } from '#src/contract/notes.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { notifications } from '#src/contract/shell/notifications.ts'
import { uploads } from '#src/contract/uploads.ts'
import { issue } from '#sw/session/token.ts'
import { call } from '#tests/support/server.ts'
import { afterRemoving, byId, formOf, picture, plain, type SampleRequests } from './sample-request.ts'

const credentials = { email: 'staff@outpost.example', password: 'Outpost-2026' }
const entry = { title: 'Hàng về', description: 'Xe tới <b>11:00</b>', read: false, link: '/apps/tasks' }
const shortcut = { label: 'Kho', icon: 'truck', link: '/main/inventory', useRouter: true }

const upload = {
  headers: { 'merchant-id': 'outpost', 'merchant-app': 'employee', index: 'huong' },
  body: formOf({ file: picture() }),
}

/** Messages and notifications have the same calls, with other names. */
const inbox = (one: string, endpoints: typeof messages | typeof notifications): SampleRequests => ({
  list: plain,
  create: { body: { [one]: entry } },
  update: { body: { id: `${one}-1`, [one]: { read: true } } },
  remove: byId(`${one}-1`),
  markAllAsRead: plain,
  toggleRead: async () => {
    const [first] = await call(endpoints.list)
    return { body: { [one]: { id: first?.id, read: true } } }
  },
})

async function backupFile() {
  const text = JSON.stringify(await call(backup.export))
  const gzip = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
  return { body: formOf({ file: new File([await new Response(gzip).blob()], 'outpost.json.gz') }) }
}

export const sampleRequests: Record<string, SampleRequests> = {
  activities: { list: plain },
  backup: {
    export: plain,
    inspect: backupFile,
    restore: backupFile,
    replaced: plain,
    undoRestore: plain,
  },
  chat: {
    contacts: plain,
    history: { query: { userID: 'chau' } },
    latest: plain,
    person: { query: { userID: 'chau' } },
    attach: { body: formOf({ file: new File(['chào'], 'ghi-chu.txt', { type: 'text/plain' }) }) },
    send: { body: { id: '0198d3c5-7d2e-4b6f-8a53-5d1c9f0e2b77', toID: 'chau', text: 'Chào em' } },
    markAsRead: { body: { userID: 'chau' } },
    remove: byId('chau-1'),
    restore: afterRemoving(chat.remove, 'chau-1', { body: { id: 'chau-1' } }),
  },
  company: { get: plain },
  trash: {
    list: plain,
    find: { query: { search: 'don', kind: 'tasks', from: '0', size: '20' } },
    purge: afterRemoving(notes.remove, 'note-1', { body: { ids: ['note-1'] } }),
  },
  dashboards: {
    counts: plain,
    analytics: plain,
    crypto: plain,
    finance: plain,
    trade: { body: { coin: 'btc', side: 'sell', amount: 0.01 } },
    project: { query: { project: 'online' } },
  },
  diagnostics: { read: plain },
  icons: { get: { params: { set: 'feather' } } },
  messages: { ...inbox('message', messages), home: plain },
  navigation: { get: plain, counts: plain, sets: plain },
  notifications: inbox('notification', notifications),
  permissions: {
    get: plain,
    groups: plain,
    update: { body: { groupID: 'store', permissions: { delivery: 'view' } } },
  },
  preferences: {
    get: plain,
    update: {
      body: { formatDateTime: 'yyyy-MM-dd', pagingItems: 50, takeOutPageFormat: 3, fontSizeType: 1 },
    },
    updateFavourite: { body: { theme: 'theme-teal', scheme: 'dark', layout: 'thin' } },
    resetPassword: {
      body: {
        oldPassword: 'Outpost-2026',
        newPassword: 'Moi-2027',
        twoStep: true,
        changeEvery6Months: false,
      },
    },
    resetAvatar: async () => {
      const { object } = await call(uploads.upload, upload)
      return { body: { index: 'huong', path: object } }
    },
  },
  pages: {
    settings: plain,
    saveAccount: { body: { name: 'Hường', telephone: '0903 123 456', title: 'Chủ tiệm', about: '' } },
    saveAlerts: { body: { alerts: { news: true } } },
    plan: plain,
    savePlan: { body: { plan: 'chain', cycle: 'year' } },
    setRole: { body: { id: 'lan', groupID: 'cashier' } },
    waitFor: { body: { email: 'lan@shop.vn' }, token: null },
  },
  sample: { progress: plain, scale: { body: { count: 1000 } }, reset: plain },
  search: {
    find: { body: { query: 'mai' } },
    products: { query: { page: '0', size: '10', value: 'hai dang' } },
  },
  session: {
    signIn: { body: credentials, token: null },
    signInWithToken: async () => ({ body: { accessToken: await issue('huong') }, token: null }),
    signOut: async () => ({ body: { accessToken: await issue('khoa') } }),
    unlock: { body: credentials, token: null },
    signUp: { body: { ...credentials, name: 'Hường', company: 'Nhà Sương' }, token: null },
    forgotPassword: { body: { email: credentials.email }, token: null },
    resetPassword: { body: { password: 'Moi-2027' }, token: null },
    check: plain,
  },
  shortcuts: {
    list: plain,
    create: { body: { shortcut } },
    update: { body: { id: 'delivery', shortcut: { label: 'Giao' } } },
    remove: byId('delivery'),
  },
  uploads: { upload },
  user: { get: plain, list: plain, update: { body: { user: { status: 'away' } } } },
}
