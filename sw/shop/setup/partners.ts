import { customers, type Partner, type PartnerFields, suppliers } from '#src/contract/shop/partners.ts'
import { fold } from '#src/lib/text/fold.ts'
import { handle } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { conflict, refuse } from '#sw/shop/documents/refuse.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'

interface Asked {
  search: string
  sort: 'name' | 'code' | 'debt'
  order: string
  group: string
  page: number
  size: number
}

interface PartnerEdit {
  id: string
  version: number
  partner: Partial<PartnerFields>
}

const toPartner = ({ entries: _, ...partner }: PartnerRow): Partner => partner

const { compare } = new Intl.Collator('vi', { numeric: true })

/** The rows of customers or of suppliers. */
function partnerStore(kind: Partner['kind']) {
  const all = () => db.partners.where({ kind }).toArray()
  async function find(id: string) {
    const row = await db.partners.get(id)
    return row?.kind === kind ? row : notFound(kind, id)
  }
  /** Rejects with 409 when another partner of the kind has the code. */
  async function checkCode(code: string, id: string) {
    if (code && (await all()).some(row => row.code === code && row.id !== id))
      refuse('duplicate', 'code', code)
  }

  return {
    /** The search finds parts of names without accents, and the last digits of telephone numbers. */
    async list({ search, sort, order, group, page, size }: Asked) {
      const needle = fold(search.trim())
      const rows = (await all()).filter(
        row =>
          (!group || row.group === group) &&
          (!needle ||
            fold(`${row.name}\n${row.code}`).includes(needle) ||
            row.phone.replace(/\D/g, '').endsWith(needle)),
      )
      const by = (one: PartnerRow, other: PartnerRow) =>
        (sort === 'debt' ? one.debt - other.debt : compare(one[sort], other[sort])) ||
        compare(one.id, other.id)
      rows.sort((one, other) => (order === 'desc' ? by(other, one) : by(one, other)))
      return pageOf(rows.map(toPartner), { page, size })
    },

    get: async (id: string) => toPartner(await find(id)),

    async create(id: string, fields: PartnerFields) {
      if (await db.partners.get(id)) refuse('duplicate', 'id', id)
      await checkCode(fields.code, id)
      const row = { ...fields, id, kind, debt: 0, version: 1, entries: 0 }
      await db.partners.add(row)
      return toPartner(row)
    },

    async update({ id, version, partner }: PartnerEdit) {
      const row = await find(id)
      if (row.version !== version) throw conflict(toPartner(row), partner)
      await checkCode(partner.code ?? '', id)
      const changed = { ...row, ...partner, version: version + 1 }
      await db.partners.put(changed)
      return toPartner(changed)
    },

    async statement(id: string) {
      await find(id)
      return db.debtEntries.where('[partnerId+order]').between([id], [id, []]).reverse().toArray()
    },
  }
}

function handlersFor(kind: Partner['kind'], contract: typeof customers) {
  const store = partnerStore(kind)
  return handle(contract, {
    list: ({ query }) => store.list(query),
    get: ({ query }) => store.get(query.id),
    create: ({ body }) => store.create(body.id, body.partner),
    update: ({ body }) => store.update(body),
    statement: ({ query }) => store.statement(query.id),
  })
}

export const customerHandlers = handlersFor('customer', customers)
export const supplierHandlers = handlersFor('supplier', suppliers)
