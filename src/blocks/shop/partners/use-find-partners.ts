import { useEffect, useState } from 'react'
import type { Partner } from '#src/contract/shop/partners.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { type PartnerKind, partnerCalls } from './partner-query.ts'

const MAX_SHOWN = '8'
const PAUSE_MS = 120

/** Returns the first active partners that a text finds, by name, code or the last digits of the telephone number. */
export function useFindPartners(kind: PartnerKind, text: string): readonly Partner[] {
  const [found, setFound] = useState<readonly Partner[]>([])
  const search = text.trim()

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reply = await partnerCalls[kind]
        .list({ query: { search, page: '0', size: MAX_SHOWN } })
        .catch((error: unknown) => {
          if (error instanceof ApiProblem) return undefined
          throw error
        })
      if (isCurrent && reply) setFound(reply.rows.filter(({ active }) => active))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, search])

  return found
}
