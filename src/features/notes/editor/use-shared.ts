import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { useNewNote } from './use-new-note.ts'
import { usePicture } from './use-picture.ts'

const route = getRouteApi('/_app/apps/notes')

/** Makes a note of what another app shares, and opens it. It arrives in the address, which forgets it then. */
export function useShared() {
  const { title = '', text = '', url = '', picture } = route.useSearch()
  const navigate = route.useNavigate()
  const { open } = useNewNote()
  const draw = usePicture()
  const isTaken = useRef(false)

  const take = useEffectEvent(async () => {
    // Many apps put the address into the text as well.
    const content = [text, text.includes(url) ? '' : url].filter(Boolean).join('\n')
    await navigate({
      to: '.',
      search: ({ title: _, text: __, url: ___, picture: ____, ...rest }) => rest,
      replace: true,
    })
    const image = picture && (await draw(await shared(picture)))
    if (!title && !content && !image) return
    await open({
      title: title.slice(0, 1000),
      content: content.slice(0, 100_000),
      ...(image && { image }),
    })
  })

  const isShared = Boolean(title || text || url || picture)
  useEffect(() => {
    if (!isShared || isTaken.current) return
    isTaken.current = true
    void take()
  }, [isShared])
}

/** What the worker has put by; a picture that is not there is none. Nothing of another site is fetched. */
async function shared(path: string): Promise<Blob> {
  if (!path.startsWith('images/')) return new Blob()
  const response = await fetch(assetUrl(path)).catch(() => undefined)
  return response?.ok ? response.blob() : new Blob()
}
