import { contacts } from '#src/contract/contacts.ts'
import { files } from '#src/contract/files.ts'
import { mails } from '#src/contract/mails.ts'
import { notes } from '#src/contract/notes.ts'
import { products } from '#src/contract/products.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { tasks } from '#src/contract/tasks.ts'
import { uploadIdAt } from '#src/lib/upload-id.ts'
import { callOf, formCall } from './calls.ts'
import {
  byId,
  byIds,
  contentMark,
  idOf,
  isLow,
  type Kind,
  nameOf,
  oneOf,
  type Row,
  textOf,
  texts,
  theRow,
  titleOf,
  write,
} from './kind.ts'
import { newId, type World } from './world.ts'

const updateTask = (row: Row, task: Row) => callOf(tasks.update, { body: { id: idOf(row), task } })
const updateContact = (row: Row, contact: Row) =>
  callOf(contacts.update, { body: { id: idOf(row), contact } })
const updateNote = (row: Row, sets: Row) =>
  callOf(notes.update, { body: { updatedNote: { id: idOf(row), ...sets } } })
const updateMail = (row: Row, mail: Row) => callOf(mails.update, { body: { id: idOf(row), mail } })
const updateProduct = (row: Row, product: Row) =>
  callOf(products.update, { body: { id: idOf(row), product } })

/** Returns the kind of a domain's tags: contacts, products and tasks have the same ones. */
const tagsOf = (
  domain: string,
  { createTag, removeTag, tags }: Pick<typeof tasks, 'createTag' | 'removeTag' | 'tags'>,
): Kind => ({
  name: `tagOf${domain}`,
  domain,
  markOf: titleOf,
  rowOf: theRow,
  create: mark => write(callOf(createTag, { body: { tag: { title: mark } } }), { title: mark }),
  remove: row => write(callOf(removeTag, byId(row))),
  read: ({ ask }) => ask(tags),
})

const ofTasks: Kind = {
  name: 'task',
  domain: 'tasks',
  markOf: titleOf,
  rowOf: theRow,
  ignored: ['order'],
  create(mark, value) {
    const sets = { title: mark, notes: textOf(value), priority: oneOf([0, 1, 2], value) }
    return write(callOf(tasks.create, { body: { task: sets } }), sets)
  },
  changes: {
    ...texts(['notes'], updateTask),
    priority(row, value) {
      const sets = { priority: oneOf([0, 1, 2], value) }
      return write(updateTask(row, sets), sets)
    },
    subTasks(row, value) {
      const sets = { subTasks: [{ id: newId(), title: textOf(value), completed: isLow(value) }] }
      return write(updateTask(row, sets), sets)
    },
    completed(row) {
      const completed = !row.completed
      return write(callOf(tasks.complete, { body: { ids: [idOf(row)], completed } }), { completed })
    },
  },
  remove: row => write(callOf(tasks.remove, byId(row))),
  restore: row => write(callOf(tasks.restore, byIds(row))),
  read: ({ ask }) => ask(tasks.rows, { query: {} }),
}

const ofContacts: Kind = {
  name: 'contact',
  domain: 'contacts',
  markOf: nameOf,
  rowOf: theRow,
  create(mark, value) {
    const sets = { name: mark, address: textOf(value), tags: ['work'] }
    return write(callOf(contacts.import, { body: { contacts: [sets] } }), sets)
  },
  changes: {
    ...texts(['address', 'notes', 'company'], updateContact),
    tags(row, value) {
      const sets = { tags: isLow(value) ? [] : ['work', 'family'] }
      return write(updateContact(row, sets), sets)
    },
    emails(row, value) {
      const sets = { emails: [{ email: `${Math.floor(value * 1e6)}@mail.example`, label: 'Work' }] }
      return write(updateContact(row, sets), sets)
    },
  },
  remove: row => write(callOf(contacts.remove, byId(row))),
  restore: row => write(callOf(contacts.restore, byIds(row))),
  read: ({ ask }) => ask(contacts.list),
}

const ofNotes = ({ label }: World): Kind => ({
  name: 'note',
  domain: 'notes',
  markOf: titleOf,
  rowOf: theRow,
  ignored: ['updatedAt'],
  create(mark, value) {
    const note = { title: mark, content: textOf(value) }
    return write(callOf(notes.create, { body: { note: { ...note, labels: [label.id] } } }), {
      ...note,
      labels: [label],
    })
  },
  changes: {
    ...texts(['content'], updateNote),
    pinned(row) {
      const sets = { pinned: !row.pinned }
      return write(updateNote(row, sets), sets)
    },
    labels(row, value) {
      const labels = isLow(value) ? [] : [label]
      return write(updateNote(row, { labels: labels.map(({ id }) => id) }), { labels })
    },
    color(row, value) {
      const sets = { color: oneOf(['sand', 'mint', 'lilac'], value) }
      return write(updateNote(row, sets), sets)
    },
  },
  remove: row => write(callOf(notes.remove, byId(row))),
  restore: row => write(callOf(notes.restore, byIds(row))),
  read: ({ ask }) => ask(notes.list),
})

const ofNoteLabels: Kind = {
  name: 'noteLabel',
  domain: 'notes',
  markOf: titleOf,
  rowOf: (reply, mark) => (reply as Row[]).find(({ title }) => title === mark),
  create: mark => write(callOf(notes.createLabel, { body: { title: mark } }), { title: mark }),
  remove: row => write(callOf(notes.removeLabel, byId(row))),
  read: ({ ask }) => ask(notes.labels),
}

/** Lines that both tabs append to the checklists of a few notes. */
const ofNoteLines = ({ lined }: World): Kind => ({
  name: 'noteLine',
  domain: 'notes',
  markOf: ({ content }) => content,
  create: (mark, value) =>
    write(callOf(notes.addTask, { body: { note: { id: oneOf(lined as [string], value) }, task: mark } }), {
      content: mark,
      completed: false,
    }),
  read: async ({ ask }) => (await ask(notes.list)).flatMap(({ tasks }) => tasks ?? []),
})

const ofMails: Kind = {
  name: 'mail',
  domain: 'mails',
  markOf: ({ subject }) => subject,
  rowOf: theRow,
  create(mark, value) {
    const sets = { subject: mark, content: textOf(value), to: 'lan@mail.example' }
    return write(callOf(mails.create, { body: { mail: sets } }), { ...sets, folder: 'drafts' })
  },
  changes: {
    ...texts(['content'], updateMail),
    starred(row) {
      const sets = { starred: !row.starred }
      return write(updateMail(row, sets), sets)
    },
    labels(row, value) {
      const sets = { labels: isLow(value) ? [] : ['work'] }
      return write(updateMail(row, sets), sets)
    },
  },
  remove: row => write(callOf(mails.remove, byId(row))),
  restore: row => write(callOf(mails.restore, { body: { id: idOf(row) } })),
  async read({ ask }) {
    const rows: Row[] = []
    for (let page = 1; ; page++) {
      const { mails: some } = await ask(mails.list, { query: { folder: 'drafts', page: String(page) } })
      if (!some) return rows
      rows.push(...some)
    }
  },
}

const ofMailLabels: Kind = {
  name: 'mailLabel',
  domain: 'mails',
  markOf: titleOf,
  rowOf: theRow,
  create: mark =>
    write(callOf(mails.createLabel, { body: { label: { title: mark } } }), { title: mark, color: 'gray' }),
  changes: {
    color(row, value) {
      const sets = { color: oneOf(['red', 'teal', 'pink'], value) }
      return write(callOf(mails.updateLabel, { body: { id: idOf(row), label: sets } }), sets)
    },
  },
  remove: row => write(callOf(mails.removeLabel, byId(row))),
  read: ({ ask }) => ask(mails.labels),
}

const ofFiles = ({ folder }: World): Kind => {
  const contentOf = (mark: string, value: number, name = `${mark}.txt`) => {
    const times = 1 + Math.floor(value * 4000)
    const size = times * (mark.length + 1)
    return { file: { mark, times, name, type: 'text/plain' }, sets: { content: `${mark} × ${times}`, size } }
  }
  const markOf = ({ name }: Row) => String(name).replace(/\.txt$/, '')
  return {
    name: 'file',
    domain: 'files',
    markOf,
    rowOf: theRow,
    ignored: ['modifiedAt'],
    create(mark, value) {
      const { file, sets } = contentOf(mark, value)
      const name = file.name
      if (isLow(value))
        return write(formCall(files.upload, { folderId: folder, file, name }), { name, ...sets })
      const uploadId = uploadIdAt(Date.now())
      const body = { uploadId, folderId: folder, name, mime: file.type, size: sets.size }
      const part = formCall(files.uploadPart, { uploadId, part: '0', data: file })
      return { calls: [part, callOf(files.finishUpload, { body })], sets: { name, ...sets } }
    },
    changes: {
      ...texts(['description'], (row, item) => callOf(files.update, { body: { id: idOf(row), item } })),
      content(row, value) {
        const { file, sets } = contentOf(String(markOf(row)), value)
        return write(formCall(files.upload, { folderId: folder, file, id: idOf(row) }), sets)
      },
    },
    remove: row => write(callOf(files.remove, byId(row))),
    restore: row => write(callOf(files.restore, { body: { id: idOf(row) } })),
    async read({ ask, contentsAt }) {
      const { files: items } = await ask(files.list, { query: { folderId: folder } })
      const opened = []
      for (const { id } of items) opened.push(await ask(files.get, { query: { id } }))
      const contents = await contentsAt(opened.map(({ url }) => url ?? ''))
      return opened.map(({ item }, index) => ({ ...item, content: contents[index] }))
    },
  }
}

const ofFolders = ({ folder }: World): Kind => ({
  name: 'folder',
  domain: 'files',
  markOf: nameOf,
  rowOf: theRow,
  ignored: ['modifiedAt'],
  create: mark =>
    write(callOf(files.createFolder, { body: { folder: { folderId: folder, name: mark } } }), { name: mark }),
  changes: texts(['description'], (row, item) => callOf(files.update, { body: { id: idOf(row), item } })),
  remove: row => write(callOf(files.remove, byId(row))),
  read: async ({ ask }) => (await ask(files.list, { query: { folderId: folder } })).folders,
})

const ofProducts: Kind = {
  name: 'product',
  domain: 'products',
  markOf: nameOf,
  rowOf: theRow,
  ignored: ['version'],
  create(mark, value) {
    const sets = { name: mark, description: textOf(value), basePrice: Math.floor(value * 1e5) }
    return write(callOf(shopProducts.create, { body: { id: newId(), product: sets } }), sets)
  },
  changes: {
    ...texts(['description', 'sku'], updateProduct),
    tags(row, value) {
      const sets = { tags: isLow(value) ? [] : ['size'] }
      return write(updateProduct(row, sets), sets)
    },
    weight(row, value) {
      const sets = { weight: Math.floor(value * 1000) }
      return write(updateProduct(row, sets), sets)
    },
  },
  remove: row => write(callOf(products.remove, byId(row))),
  restore: row => write(callOf(products.restore, { body: { id: idOf(row) } })),
  read: async ({ ask }) =>
    (await ask(products.list, { query: { page: '0', size: '100000' } })).products ?? [],
}

/** Pictures that both tabs append to a few products. */
const ofPictures = ({ pictured }: World): Kind => ({
  name: 'picture',
  domain: 'uploads',
  markOf: contentMark,
  create(mark, value) {
    const picture = { mark, times: 1 + Math.floor(value * 2000), name: 'a.png', type: 'image/png' }
    const id = oneOf(pictured as [string], value)
    return write(formCall(products.addPicture, { id, picture }), { content: `${mark} × ${picture.times}` })
  },
  async read({ ask, contentsAt }) {
    const rows = []
    for (const id of pictured) rows.push(await ask(products.get, { query: { id } }))
    const contents = await contentsAt(rows.flatMap(({ images }) => images))
    return contents.map(content => ({ content }))
  },
})

/** Returns the kinds of rows of the apps. */
export const kindsOfApps = (world: World): Kind[] => [
  ofTasks,
  tagsOf('tasks', tasks),
  ofContacts,
  tagsOf('contacts', contacts as unknown as typeof tasks),
  ofNotes(world),
  ofNoteLabels,
  ofNoteLines(world),
  ofMails,
  ofMailLabels,
  ofFiles(world),
  ofFolders(world),
  ofProducts,
  tagsOf('products', products as unknown as typeof tasks),
  ofPictures(world),
]
