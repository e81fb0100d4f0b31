import { beforeEach, describe, expect, it } from 'vitest'
import { mails as mailbox } from '#src/contract/mails.ts'
import { search } from '#src/contract/shell/search.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const find = (query: string, lang = 'vi') =>
  conforming(search.find, { body: { query }, headers: { 'Accept-Language': lang } })
const group = async (query: string, id: string) => (await find(query)).find(found => found.id === id)?.results
const products = (query: Record<string, string>) => conforming(search.products, { query })

describe('the global search', () => {
  it.each(['', '   '])('has no results for the empty query “%s”', async query => {
    covers('search.empty')
    expect(await find(query)).toEqual([])
  })

  it('returns groups of contacts, pages and tasks, each result with its link', async () => {
    const groups = await find('a')
    expect(groups.map(({ label }) => label)).toEqual([
      'Contacts',
      'Pages',
      'Tasks',
      'Notes',
      'Mails',
      'Chats',
      'Help',
      'Files',
      'Boards',
      'Courses',
    ])
    const [contacts, pages, tasks, notes, mails, chats, help, files, boards, courses] = groups.map(
      ({ results }) => results[0],
    )
    expect(contacts?.link).toBe(`/apps/contacts/${contacts?.id}`)
    expect(pages?.link).toBeTruthy()
    expect(tasks?.link).toBe(`/apps/tasks/${tasks?.id}`)
    expect(notes?.link).toBe(`/apps/notes/${notes?.id}`)
    expect(mails?.link).toBe(`/apps/mailbox/all/${mails?.id}`)
    expect(chats?.link).toMatch(/^\/apps\/chat\/\w+\?at=/)
    expect(files?.link).toMatch(/^\/apps\/file-manager(\/folders\/[\w-]+)?(\/details\/[\w-]+)?$/)
    expect(boards?.link).toMatch(/^\/apps\/scrumboard\/[\w-]+$/)
    expect(courses?.link).toMatch(/^\/apps\/academy\/[\w-]+(\?step=\d)?$/)
    expect(help?.link).toMatch(/^\/apps\/help-center\/guides\/[\w-]+\/[\w-]+$/)
  })

  it('leaves out groups without a result', async () => {
    expect((await find('ĐẾM KÉT QUẦY')).map(({ id }) => id)).toEqual(['tasks'])
    expect(await find('zzzz')).toEqual([])
  })

  it('ignores accents and case', async () => {
    covers('search.folded')
    const titles = (await group('dem ket', 'tasks'))?.map(({ value }) => value)
    expect(titles).toContain('Đếm két quầy 1 và quầy 2')
    expect(await group('đẾM KÉT', 'tasks')).toEqual(await group('dem ket', 'tasks'))
  })

  it('finds pages by their name in either language and returns the name in the caller’s language', async () => {
    expect((await find('cong viec', 'vi'))[0]?.results[0]).toMatchObject({
      value: 'Công việc',
      link: '/apps/tasks',
    })
    expect((await find('cong viec', 'en'))[0]?.results[0]).toMatchObject({
      value: 'Tasks',
      link: '/apps/tasks',
    })
  })

  it('returns equal names first, then names that begin with the text, then names that contain it', async () => {
    const task = await db.tasks.toCollection().first()
    const titles = ['Mua qua sen', 'Qua sen', 'Quà sen']
    titles[2] = 'Quà sen Tết'
    await db.tasks.bulkPut(
      titles.map((title, order) => ({ ...task, id: `q${order}`, title, order }) as NonNullable<typeof task>),
    )
    expect((await group('quà sen', 'tasks'))?.map(({ id }) => id)).toEqual(['q1', 'q2', 'q0'])
  })

  it('names the screen that shows all results of a group', async () => {
    const screens = (await find('a')).map(({ id, screen }) => [id, screen])
    expect(Object.fromEntries(screens)).toEqual({
      contacts: '/apps/contacts',
      pages: undefined,
      tasks: '/apps/tasks',
      notes: '/apps/notes',
      mails: '/apps/mailbox/all',
      guides: '/apps/help-center',
      files: '/apps/file-manager',
      courses: '/apps/academy',
    })
  })

  it('finds mails with an equal subject first, then by its beginning, by a part of it, and by the text', async () => {
    const [mail] = await db.mails.toArray()
    const subjects = ['Xin báo giá bơ sáp', 'Giá chợ', 'Báo giá bơ sáp tháng 11', 'Báo giá bơ sáp']
    await db.mails.bulkPut(
      subjects.map((subject, day) => ({
        ...(mail as NonNullable<typeof mail>),
        id: `r${day}`,
        folder: 'inbox',
        subject,
        content: 'Báo giá bơ sáp',
        date: `2030-01-0${4 - day}T00:00:00.000Z`,
      })),
    )
    expect((await group('bao gia bo sap', 'mails'))?.map(({ id }) => id)).toEqual(['r3', 'r2', 'r0', 'r1'])
  })

  it('finds files by name at their current place', async () => {
    const [row] = await db.files.where({ type: 'folder' }).toArray()
    if (!row) throw new Error('There is no folder')
    await db.files.bulkPut([
      { ...row, id: 'f1', folderId: 'null', name: 'Hợp đồng thuê kho' },
      { ...row, id: 'f2', folderId: 'f1', name: 'Thuê kho' },
      { ...row, id: 'f3', folderId: 'gone', name: 'Thuê kho' },
    ])
    expect((await group('thue kho', 'files'))?.map(({ id }) => id)).toEqual(['f2', 'f1'])
    await db.files.update('f2', { name: 'Kho lạnh' })
    expect((await group('thue kho', 'files'))?.map(({ id }) => id)).toEqual(['f1'])
    await db.files.delete('f1')
    expect(await group('kho lanh', 'files')).toBeUndefined()
  })

  it('finds notes by their whole text; notes with a match in the title are first', async () => {
    const blank = { content: '', tasks: null, image: null, reminder: null, labels: [], color: null }
    const write = (id: string, day: number, fields: object) =>
      db.notes.put({
        ...blank,
        id,
        title: '',
        archived: false,
        pinned: false,
        createdAt: `2030-01-0${day}T00:00:00.000Z`,
        updatedAt: null,
        ...fields,
      })
    await write('n1', 1, { title: 'Đặt cua Cà Mau' })
    await write('n2', 2, { title: 'Chợ sáng', content: 'hai ký tôm\nba ký cua Cà Mau' })
    await write('n3', 3, { tasks: [{ id: 'a', content: 'Cua Cà Mau luộc', completed: false }] })
    expect((await group('cua ca mau', 'notes'))?.map(({ id, value }) => [id, value])).toEqual([
      ['n3', 'Cua Cà Mau luộc'],
      ['n1', 'Đặt cua Cà Mau'],
      ['n2', 'Chợ sáng'],
    ])
    await write('n2', 2, { title: 'Chợ sáng' })
    await db.notes.delete('n1')
    expect((await group('cua ca mau', 'notes'))?.map(({ id }) => id)).toEqual(['n3'])
  })

  it('finds mails by subject, sender and text, except in spam and trash', async () => {
    const [mail] = await db.mails.toArray()
    if (!mail) throw new Error('There is no mail')
    const { folder } = (await db.mails.get('inbox-2')) ?? mail
    const places = await conforming(mailbox.folders, {})
    const idOf = (slug: string) => places.find(place => place.slug === slug)?.id ?? ''
    const write = (id: string, day: number, fields: object) =>
      db.mails.put({ ...mail, folder, id, date: `2030-01-0${day}T00:00:00.000Z`, ...fields })
    await write('m1', 1, { subject: 'Măng cụt Lái Thiêu' })
    await write('m2', 2, { subject: 'Báo giá', content: '<p>măng cụt <b>Lái</b> Thiêu</p>' })
    await write('m3', 3, { subject: 'Măng cụt Lái Thiêu', folder: idOf('trash') })
    await write('m4', 4, { subject: 'Măng cụt Lái Thiêu', folder: idOf('spam') })
    expect((await group('mang cut lai thieu', 'mails'))?.map(({ id }) => id)).toEqual(['m1', 'm2'])
    expect((await group('mang cut lai thieu', 'mails'))?.[0]).toMatchObject({
      value: 'Măng cụt Lái Thiêu',
      about: mail.from.contact,
    })
  })

  it('finds the caller’s chat messages, newest first, each with the colleague and the place in the conversation', async () => {
    const found = await group('ky phieu', 'chat')
    const message = await db.chatMessages.get(found?.[0]?.id ?? '')
    expect(message?.ownerId).toBe('huong')
    expect(found?.[0]).toEqual({
      id: message?.id,
      value: 'Chị ký phiếu 2041 giúp em nha.',
      about: 'Lê Minh Châu',
      link: `/apps/chat/chau?at=${encodeURIComponent(message?.date ?? '')}`,
    })
    await db.chatMessages.put({ ...message, id: 'long', text: `${'a '.repeat(500)}ký phiếu` } as never)
    const value = (await group('ky phieu', 'chat'))?.find(({ id }) => id === 'long')?.value ?? ''
    expect(value).toMatch(/^….*ký phiếu$/)
    expect(value.length).toBeLessThan(200)
  })

  it('finds guides and questions in the caller’s language, each with its category', async () => {
    const found = async (query: string, lang: string) =>
      (await find(query, lang)).find(({ id }) => id === 'guides')?.results
    expect((await found('may quet', 'vi'))?.[0]).toEqual({
      id: 'app-04',
      value: 'Dùng máy quét mã vạch',
      about: 'Dùng Outpost',
      link: '/apps/help-center/guides/using-outpost/scanner',
    })
    expect(await found('14-day trial', 'en')).toContainEqual({
      id: 'faq-01-04',
      value: 'How long is the trial?',
      about: 'Most asked',
      link: '/apps/help-center/faqs?open=faq-01-04',
    })
  })

  it('returns at most 100 results in a group', async () => {
    const [contact] = await db.contacts.toArray()
    const many = Array.from({ length: 150 }, (_, index) => ({ ...contact, id: `x${index}`, name: 'Xyz' }))
    await db.contacts.bulkPut(many as never)
    expect(await group('xyz', 'contacts')).toHaveLength(100)
  })

  it.each(['', '{}', '[]', '{"query":7}', '{"query":null}'])('returns 400 for the body %s', async body => {
    expect((await send(search.find, { body })).status).toBe(400)
  })
})

describe('the search of products', () => {
  it('returns the first 100 with id, name, images and whether they are no longer sold', async () => {
    covers('products.search-page')
    const all = await db.products.toArray()
    const word = all[0]?.name.split(' ')[0] ?? ''
    const { items } = await products({ value: word, page: '0', size: '100' })
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      const product = all.find(({ id }) => id === item.id)
      expect(item).toEqual({
        id: product?.id,
        name: product?.name,
        images: product?.images,
        completed: !product?.active,
      })
    }
    expect(await products({ value: word })).toEqual(await products({ value: word, page: '0', size: '100' }))
  })

  it('counts pages from 0', async () => {
    const { items } = await products({ value: 'a' })
    const second = await products({ value: 'a', page: '1', size: '2' })
    expect(second.items).toEqual(items.slice(2, 4))
  })

  it('finds categories by name', async () => {
    expect((await products({ value: 'LADIES' })).categories).toMatchObject([
      { name: 'Ladies', code: 'ladies' },
    ])
  })

  it('has no results for an empty value', async () => {
    covers('search.empty-term')
    expect(await products({})).toEqual({ items: [], categories: [] })
  })

  it.each(['-1', 'x', '1.5'])('returns 400 for the page %s', async page => {
    expect((await send(search.products, { query: { value: 'a', page } })).status).toBe(400)
  })
})
