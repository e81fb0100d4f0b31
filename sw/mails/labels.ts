import type { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { newId } from '#sw/server/call-values.ts'
import { notFound } from '#sw/server/problem.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { slugOf, uniqueSlug } from './slug.ts'

type Fields = Pick<MailLabel, 'title' | 'color'>

const stored = () => db.mailLabels.orderBy('position').toArray()

export const mailLabels = {
  /** Returns all labels, in order. */
  all: async () => (await stored()).map(toLabel),

  /** Adds a label at the end, with a unique slug, and returns it. */
  async create(fields: Fields) {
    const labels = await stored()
    const slug = uniqueSlug(fields.title, new Set(labels.map(label => label.slug)))
    const position = (labels.at(-1)?.position ?? -1) + 1
    const label = { id: newId(), ...fields, slug, position }
    await db.mailLabels.add(label)
    return toLabel(label)
  },

  /** spec: null if not found; the slug is regenerated from the title without a uniqueness check. */
  async update(id: string, fields: Partial<Fields>) {
    const label = await db.mailLabels.get(id)
    if (!label) return null
    const updated = { ...label, ...fields }
    updated.slug = slugOf(updated.title)
    await db.mailLabels.put(updated)
    return toLabel(updated)
  },

  /** spec: deleting a label removes it from all mails that have it. */
  async remove(id: string) {
    if (!(await db.mailLabels.get(id))) notFound('label', id)
    await db.mailLabels.delete(id)
    await db.mails
      .where('labels')
      .equals(id)
      .modify(mail => {
        mail.labels = mail.labels.filter(label => label !== id)
      })
    return true
  },
}

const toLabel = ({ position: _position, ...label }: Positioned<MailLabel>): MailLabel => label
