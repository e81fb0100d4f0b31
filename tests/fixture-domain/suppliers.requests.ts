import { afterRemoving, byId, plain, type SampleRequests } from '#tests/api/sample-requests/sample-request.ts'
import { suppliers } from './contract.ts'

const supplier = { name: 'Cà phê Buôn Hồ', note: 'Trả sau 15 ngày', logo: null }

export const sampleRequests: Record<string, SampleRequests> = {
  suppliers: {
    list: plain,
    get: { params: { id: 'moc-chau' } },
    create: { body: { supplier } },
    update: { body: { id: 'moc-chau', supplier: { note: 'Giao mỗi sáng' } } },
    remove: byId('moc-chau'),
    restore: afterRemoving(suppliers.remove, 'moc-chau', { body: { ids: ['moc-chau'] } }),
  },
}
