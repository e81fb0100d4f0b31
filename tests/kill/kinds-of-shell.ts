import { chat } from '#src/contract/chat.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { courses } from '#src/contract/courses.ts'
import { guides } from '#src/contract/guides.ts'
import { mails } from '#src/contract/mails.ts'
import { pages } from '#src/contract/pages.ts'
import { permissions } from '#src/contract/permissions.ts'
import { messageLayouts } from '#src/contract/shared/mail-folders.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { notifications } from '#src/contract/shell/notifications.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { shortcuts } from '#src/contract/shell/shortcuts.ts'
import { uploads } from '#src/contract/uploads.ts'
import { user } from '#src/contract/user.ts'
import { callOf, formCall } from './calls.ts'
import { handshake, invocationOf } from './hub-frames.ts'
import { byId, contentMark, idOf, type Kind, oneOf, textOf, theRow, titleOf, write } from './kind.ts'
import { newId, type World } from './world.ts'

const inHub = (method: string, argument: object) => ({
  method: 'POST',
  path: `/${resolveBase(chatHub.path)}`,
  headers: { 'Content-Type': 'text/plain' },
  isWrite: false,
  frames: handshake + invocationOf(method, argument),
})

const ofMessages = ({ colleague }: World): Kind => ({
  name: 'message',
  domain: 'chat',
  markOf: ({ text }) => text,
  create(mark) {
    const sets = { id: newId(), text: mark, toID: colleague }
    return write(inHub('sendMessage', sets), { ...sets, isMine: true })
  },
  remove: row => write(callOf(chat.remove, byId(row))),
  restore: row => write(callOf(chat.restore, { body: { id: idOf(row) } })),
  async read({ ask }) {
    const { items } = await ask(chat.history, { query: { userID: colleague } })
    return items.flatMap(({ json }) => JSON.parse(json))
  },
})

/** Files that are stored for a message, or as a picture of the user. They have no list: all uploads are read. */
const ofUploads = (name: string, domain: string, call: typeof toAttach): Kind => ({
  name,
  domain,
  markOf: contentMark,
  create(mark, value) {
    const times = 1 + Math.floor(value * 2000)
    const file = { mark, times, name: 'a.png', type: 'image/png' }
    return write(call(file), { content: `${mark} × ${times}` })
  },
  read: async ({ uploads }) => (await uploads()).map(content => ({ content })),
})
const toAttach = (file: { mark: string; times: number; name: string; type: string }) =>
  formCall(chat.attach, { file })
const toUpload =
  ({ me }: World): typeof toAttach =>
  file =>
    formCall(uploads.upload, { file }, { 'merchant-id': 'outpost', 'merchant-app': 'employee', index: me.id })

const inboxSets = (mark: string, value: number) => ({
  title: mark,
  description: textOf(value),
  time: '2026-11-22T03:00:00.000Z',
  read: false,
  seen: false,
})

const ofInbox: Kind = {
  name: 'inbox',
  domain: 'messages',
  markOf: titleOf,
  rowOf: theRow,
  create(mark, value) {
    const message = inboxSets(mark, value)
    return write(callOf(messages.create, { body: { message } }), message)
  },
  changes: {
    description(row, value) {
      const message = { description: textOf(value) }
      return write(callOf(messages.update, { body: { id: idOf(row), message } }), message)
    },
    read(row) {
      const sets = { read: !row.read }
      return write(callOf(messages.toggleRead, { body: { message: { id: idOf(row), ...sets } } }), sets)
    },
  },
  remove: row => write(callOf(messages.remove, byId(row))),
  read: ({ ask }) => ask(messages.list),
}

const ofNotifications: Kind = {
  name: 'notification',
  domain: 'notifications',
  markOf: titleOf,
  rowOf: theRow,
  create(mark, value) {
    const notification = inboxSets(mark, value)
    return write(callOf(notifications.create, { body: { notification } }), notification)
  },
  changes: {
    description(row, value) {
      const notification = { description: textOf(value) }
      return write(callOf(notifications.update, { body: { id: idOf(row), notification } }), notification)
    },
  },
  remove: row => write(callOf(notifications.remove, byId(row))),
  read: ({ ask }) => ask(notifications.list),
}

const ofShortcuts: Kind = {
  name: 'shortcut',
  domain: 'shortcuts',
  markOf: ({ label }) => label,
  rowOf: theRow,
  create(mark, value) {
    const shortcut = {
      label: mark,
      description: textOf(value),
      icon: 'truck',
      link: '/apps/tasks',
      useRouter: true,
    }
    return write(callOf(shortcuts.create, { body: { shortcut } }), shortcut)
  },
  changes: {
    description(row, value) {
      const shortcut = { description: textOf(value) }
      return write(callOf(shortcuts.update, { body: { id: idOf(row), shortcut } }), shortcut)
    },
  },
  remove: row => write(callOf(shortcuts.remove, byId(row))),
  read: ({ ask }) => ask(shortcuts.list),
}

const ofRequests: Kind = {
  name: 'request',
  domain: 'guides',
  markOf: ({ message }) => message,
  rowOf: theRow,
  create(mark) {
    const request = { name: 'Hường', email: 'huong@mail.example', subject: 'In hoá đơn', message: mark }
    return write(callOf(guides.ask, { body: { request } }), request)
  },
  read: ({ ask }) => ask(guides.requests),
}

const ofUsers: Kind = {
  name: 'user',
  domain: 'user',
  markOf: idOf,
  rowOf: theRow,
  changes: {
    name(_, value) {
      const sets = { name: textOf(value) }
      return write(callOf(user.update, { body: { user: sets } }), sets)
    },
    status(_, value) {
      const sets = { status: oneOf(['online', 'away', 'busy'], value) }
      return write(callOf(user.update, { body: { user: sets } }), sets)
    },
  },
  read: async ({ ask }) => [await ask(user.get)],
}

const ofPreferences: Kind = {
  name: 'preference',
  domain: 'preferences',
  markOf: ({ employeeID }) => employeeID,
  ignored: ['name', 'avatar', 'avatarID'],
  changes: {
    pagingItems(_, value) {
      const sets = { pagingItems: oneOf([10, 50, 100], value) }
      return write(callOf(preferences.update, { body: sets }), sets)
    },
    formatDateTime(_, value) {
      const sets = { formatDateTime: oneOf(['dd/MM/yyyy', 'yyyy-MM-dd'], value) }
      return write(callOf(preferences.update, { body: sets }), sets)
    },
  },
  read: async ({ ask }) => [await ask(preferences.get)],
}

const ofPlan: Kind = {
  name: 'plan',
  domain: 'pages',
  markOf: () => 'plan',
  rowOf: theRow,
  changes: {
    address(_, value) {
      const sets = { address: textOf(value) }
      return write(callOf(pages.savePlan, { body: sets }), sets)
    },
    cycle(_, value) {
      const sets = { cycle: oneOf(['month', 'year'], value) }
      return write(callOf(pages.savePlan, { body: sets }), sets)
    },
  },
  read: async ({ ask }) => [await ask(pages.plan)],
}

const ofMailSettings: Kind = {
  name: 'mailSettings',
  domain: 'mails',
  markOf: () => 'mailSettings',
  rowOf: theRow,
  changes: {
    messageLayout(_, value) {
      const settings = { messageLayout: oneOf(messageLayouts, value) }
      return write(callOf(mails.updateSettings, { body: { settings } }), settings)
    },
  },
  read: async ({ ask }) => [await ask(mails.settings)],
}

const ofCourses: Kind = {
  name: 'course',
  domain: 'courses',
  markOf: idOf,
  changes: {
    step(row, value) {
      const sets = { step: oneOf([0, 1], value) }
      return write(callOf(courses.update, { body: { id: idOf(row), ...sets } }), sets)
    },
  },
  read: async ({ ask }) =>
    (await ask(courses.list, { query: {} })).map(({ id, progress }) => ({
      id,
      step: progress?.step ?? null,
    })),
}

/** The rights of the other groups: those of the caller do not change. */
const ofRights = ({ me }: World): Kind => ({
  name: 'group',
  domain: 'permissions',
  markOf: ({ groupID }) => groupID,
  changes: Object.fromEntries(
    (['help', 'report', 'care'] as const).map(area => [
      area,
      ({ groupID }, value) => {
        const sets = { [area]: oneOf(['none', 'view', 'edit'], value) }
        const body = { groupID: String(groupID), permissions: sets }
        return write(callOf(permissions.update, { body }), sets)
      },
    ]),
  ),
  async read({ ask }) {
    const groups = (await ask(permissions.groups)).filter(({ groupID }) => groupID !== me.groupID)
    return groups.map(({ groupID, permissions }) => ({ groupID, ...permissions }))
  },
})

/** Returns the kinds of rows of the shell: chat, messages, settings and the rest. */
export const kindsOfShell = (world: World): Kind[] => [
  ofMessages(world),
  ofUploads('attachment', 'chat', toAttach),
  ofUploads('upload', 'uploads', toUpload(world)),
  ofInbox,
  ofNotifications,
  ofShortcuts,
  ofRequests,
  ofUsers,
  ofPreferences,
  ofPlan,
  ofMailSettings,
  ofCourses,
  ofRights(world),
]
