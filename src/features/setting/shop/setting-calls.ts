import type * as v from 'valibot'
import { client } from '#src/api/client.ts'
import { changeOf } from '#src/blocks/shop/documents/use-change.ts'
import type { Company } from '#src/contract/company.ts'
import { type SettingFields, type ShopSettings, settings } from '#src/contract/shop/settings.ts'
import { uploads } from '#src/contract/uploads.ts'

const [api, files] = [client(settings), client(uploads)]

/** Loads the settings of the shop. Rejects with an `ApiProblem`. */
export const loadSettings = () => api.get()

/** Stores some settings. Rejects with an `ApiProblem`. */
export const saveSettings = (stored: ShopSettings, changes: Partial<v.InferOutput<typeof SettingFields>>) =>
  api.update({ body: { ...changeOf(stored), settings: changes } })

/** Stores what the shop says about itself. Rejects with an `ApiProblem`. */
export const saveCompany = (
  { version = 1 }: Company,
  changes: Parameters<typeof api.updateCompany>[0]['body']['company'],
) => api.updateCompany({ body: { ...changeOf({ version }), company: changes } })

/** Uploads a picture and resolves to its path. Rejects with an `ApiProblem`. */
export async function uploadLogo({ companyId }: Company, file: File) {
  const headers = { 'merchant-id': companyId, 'merchant-app': 'employee', index: companyId } as const
  return (await files.upload({ headers, body: { file } })).object
}
