import { assetUrl } from '#src/lib/url/asset-url.ts'

/**
 * Returns the files that another app has shared. They are in the memory of the worker, which ends after a while: then
 * there are none. No other path is fetched.
 */
export async function loadShared(path: string): Promise<File[]> {
  if (!/^images\/shared\/[\w-]+$/.test(path)) return []
  try {
    const response = await fetch(assetUrl(path))
    const form = response.ok ? await response.formData() : new FormData()
    return form.getAll('file').filter(part => part instanceof File)
  } catch {
    return []
  }
}
