import { useLingui } from '@lingui/react/macro'
import { usePerson } from '#src/blocks/shop/documents/person-names.ts'
import { StateTag } from '#src/blocks/shop/documents/state-tag.tsx'
import type { Request } from '#src/contract/shop/documents/request.ts'
import { useTypeNames } from '#src/features/requests/request-words.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** Returns a function that makes the row of a request in a list. */
export function useRequestRow(): (row: Request) => SimpleListItem {
  const { t } = useLingui()
  const personOf = usePerson()
  const types = useTypeNames()
  const formats = useFormats()
  const now = useNow()
  return ({ id, by, type, status, at, note }) => {
    const person = personOf(by)
    const name = person?.name ?? t`A colleague`
    return {
      id,
      to: `/main/setting/employee/all/requests/${id}`,
      lead: <Avatar name={name} image={person?.avatar ?? null} decorative />,
      title: `${name} · ${types[type]}`,
      meta: [formatDay(new Date(at), now, formats), note].join(' · '),
      trail: <StateTag status={status} />,
    }
  }
}
