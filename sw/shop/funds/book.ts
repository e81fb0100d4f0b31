import { db } from '#sw/storage/db.ts'

/** No cursor can advance further. */
const MAX_OFFSET = 2 ** 32 - 1

interface Asked {
  account: string
  page: number
  size: number
}

/** Returns a page of the book of an account, the newest entry first. Only the entries of the page are read. */
export async function readBook({ account, page, size }: Asked) {
  const entries = () => db.fundEntries.where('[accountId+order]').between([account], [account, []]).reverse()
  const [length, rows] = await Promise.all([
    entries().count(),
    entries()
      .offset(Math.min(page * size, MAX_OFFSET))
      .limit(size)
      .toArray(),
  ])
  const [partners, documents] = await Promise.all([
    db.partners.bulkGet(rows.map(({ partnerId }) => partnerId)),
    db.shopDocuments.bulkGet(rows.map(({ automatic, documentId }) => (automatic ? '' : documentId))),
  ])
  return {
    rows: rows.map((row, index) => ({
      ...row,
      partnerName: partners[index]?.name ?? '',
      note: documents[index]?.note ?? '',
    })),
    pagination: { length, page, size, lastPage: Math.max(0, Math.ceil(length / size) - 1) },
  }
}
