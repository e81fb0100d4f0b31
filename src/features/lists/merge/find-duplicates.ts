import type { Partner } from '#src/contract/shop/partners.ts'
import { fold } from '#src/lib/text/fold.ts'

export type Reason = 'phone' | 'name'

export interface Duplicates {
  /** Identifies this group, whatever else changes. */
  key: string
  /** The partner that most is known of first: it is kept. */
  partners: Partner[]
  reasons: Reason[]
}

/** A number that more partners share belongs to a market or an office. */
const MAX_SHARING = 4

const keyOf: Readonly<Record<Reason, (partner: Partner) => string>> = {
  phone: ({ phone }) => phone.replace(/\D/g, '').replace(/^(?:00)?84/, '0'),
  name: ({ name }) => fold(name).replace(/\s+/g, ' ').trim(),
}

/** Returns groups of partners that share a telephone number or the whole name. */
export function findDuplicates(partners: readonly Partner[]): Duplicates[] {
  const groups = new Map<string, { partners: Set<Partner>; reasons: Set<Reason> }>()
  for (const reason of ['phone', 'name'] as const) {
    const alike = new Map<string, Partner[]>()
    for (const partner of partners) {
      const key = keyOf[reason](partner)
      alike.set(key, [...(alike.get(key) ?? []), partner])
    }
    for (const [key, found] of alike) {
      if (key === '' || found.length < 2 || found.length > MAX_SHARING) continue
      const whole = { partners: new Set(found), reasons: new Set([reason]) }
      for (const { id } of found) {
        const known = groups.get(id)
        for (const partner of known?.partners ?? []) whole.partners.add(partner)
        for (const one of known?.reasons ?? []) whole.reasons.add(one)
      }
      for (const { id } of whole.partners) groups.set(id, whole)
    }
  }
  return [...new Set(groups.values())].map(group => groupOf([...group.partners], [...group.reasons].sort()))
}

/** Returns the group of some partners. */
export const groupOf = (partners: readonly Partner[], reasons: Reason[] = []): Duplicates => ({
  key: partners
    .map(({ id }) => id)
    .sort()
    .join(' '),
  partners: partners.toSorted((one, other) => known(other) - known(one)),
  reasons,
})

/** The number of known facts. */
const known = ({ code, phone, address, taxCode, group, creditLimit }: Partner) =>
  [code, phone, address, taxCode, group, creditLimit].filter(Boolean).length
