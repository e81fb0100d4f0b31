import { oneOf, ordinal, searchParams } from '#src/lib/url/search-params.ts'

export const requestStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const

/** The state of the list of requests; `page` counts from 1. */
export const requestSearch = searchParams({ status: oneOf(...requestStates), page: ordinal })

export type RequestSearch = ReturnType<typeof requestSearch>
