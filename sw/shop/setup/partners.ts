import { customers, type Partner, type PartnerFields, suppliers } from '#src/contract/shop/partners.ts'
import { fold } from '#src/lib/text/fold.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { conflict, refuse } from '#sw/shop/documents/refuse.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'
import { importPartners } from './import-partners.ts'
import { translator } from './import-rows.ts'
import { mergePartners } from './merge-partners.ts'
import { allPartners, checkCode, findPartner, newPartner, toPartner } from './partner-rows.ts'
import { statementOf } from './statement.ts'

interface Asked {
  search: string
  sort: 'name' | 'code' | 'debt'
  order: string
  group: string
  page: number
  size: number
  merged?: 'true' | undefined
}

interface PartnerEdit {
  id: string
  version: number
  partner: Partial<PartnerFields>
}

const { compare } = new Intl.Collator('vi', { numeric: true })

/** The rows of customers or of suppliers. */
function partnerStore(kind: Partner['kind']) {
  /** Returns a partner, also one that was merged. */
  async function get(id: string) {
    const row = await db.partners.get(id)
    return row?.kind === kind ? toPartner(row) : notFound(kind, id)
  }

  return {
    /** The search finds parts of names without accents, and the last digits of telephone numbers. */
    async list({ search, sort, order, group, page, size, merged }: Asked) {
      const needle = fold(search.trim())
      const rows = (await allPartners(kind)).filter(
        row =>
          (merged !== undefined || row.mergedInto === undefined) &&
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

    get,

    async create(id: string, fields: PartnerFields) {
      if (await db.partners.get(id)) refuse('duplicate', 'id', id)
      await checkCode(kind, fields.code, [id])
      const row = newPartner(kind, id, fields)
      await db.partners.add(row)
      return toPartner(row)
    },

    async update({ id, version, partner }: PartnerEdit) {
      const row = await findPartner(kind, id)
      if (row.version !== version) throw conflict(toPartner(row), partner)
      await checkCode(kind, partner.code ?? '', [id])
      const changed = { ...row, ...partner, version: version + 1 }
      await db.partners.put(changed)
      return toPartner(changed)
    },

    async statement(id: string) {
      await get(id)
      return statementOf(id)
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
    merge: ({ body, userId }) => mergePartners(kind, body, userId),
    import: prepared(
      ({ lang }) => translator(lang),
      ({ body }, textOf) => importPartners(kind, body.rows, textOf),
    ),
    statement: ({ query }) => store.statement(query.id),
  })
}

export const customerHandlers = handlersFor('customer', customers)
export const supplierHandlers = handlersFor('supplier', suppliers)
