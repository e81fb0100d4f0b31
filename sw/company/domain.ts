import { Company, company } from '#src/contract/company.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The company that the users work for. */
export const companyDomain = defineDomain({
  name: 'company',
  contract: company,
  handlers: { '{auth}/common/company': () => import('./handlers.ts') },
  core: true,
  tables: {
    companies: { indexes: { 1: 'companyId' }, row: Company },
  },
})
