import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { uploads } from '#src/contract/uploads.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'

const app = getRouteApi('/_app')
const api = client(uploads)

/** Returns a function that stores a picture and resolves to its path, also offline, and whether one is being stored. */
export function useStorePhoto() {
  const { company, user } = app.useLoaderData()
  const [isStoring, setIsStoring] = useState(false)

  async function store(file: File): Promise<string | undefined> {
    setIsStoring(true)
    const headers = { 'merchant-id': company.companyId, 'merchant-app': 'employee', index: user.id } as const
    const stored = await withErrorToast(() => api.upload({ headers, body: { file } }))
    setIsStoring(false)
    return stored?.object
  }
  return { store, isStoring }
}

/** Returns the file of a data URL with a JPEG. */
export function jpegOf(url: string) {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), letter => letter.charCodeAt(0))
  return new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
}
