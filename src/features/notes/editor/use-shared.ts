import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { usePicture } from './use-picture.ts'

const route = getRouteApi('/_app/apps/notes')

/** What another app shares, as the address says it, with the picture once it is drawn; and how the address forgets it. */
export function useShared() {
  const { title = '', text = '', url = '', picture } = route.useSearch()
  const navigate = route.useNavigate()
  const [drawn, setDrawn] = useState<{ path: string; image: string | undefined }>()
  const draw = usePicture()

  const load = useEffectEvent(async (path: string, signal: AbortSignal) => {
    const image = await draw(await fetchShared(path))
    if (!signal.aborted) setDrawn({ path, image })
  })

  useEffect(() => {
    if (!picture) return
    const loading = new AbortController()
    void load(picture, loading.signal)
    return () => loading.abort()
  }, [picture])

  const forget = () =>
    navigate({
      to: '.',
      search: ({ title: _, text: __, url: ___, picture: ____, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })

  return {
    title,
    // Many apps put the address into the text as well.
    content: [text, text.includes(url) ? '' : url].filter(Boolean).join('\n').slice(0, 100_000),
    image: drawn?.path === picture ? drawn?.image : undefined,
    /** The picture is not drawn yet. */
    isLoading: picture !== undefined && drawn?.path !== picture,
    isShared: Boolean(title || text || url || picture),
    forget,
  }
}

/** What the worker holds; a picture that is not there is none. Nothing else is fetched, whatever the address says. */
async function fetchShared(path: string): Promise<Blob> {
  if (!/^images\/shared\/[\w-]+$/.test(path)) return new Blob()
  const response = await fetch(assetUrl(path)).catch(() => undefined)
  return response?.ok ? response.blob() : new Blob()
}
