import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'

const route = getRouteApi('/_app/apps/notes')

/** The shared data in the address, with the picture once it is resized; `forget` removes it from the address. */
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
    // Many apps repeat the address in the text.
    content: [text, text.includes(url) ? '' : url].filter(Boolean).join('\n').slice(0, 100_000),
    image: drawn?.path === picture ? drawn?.image : undefined,
    /** The picture is not resized yet. */
    isLoading: picture !== undefined && drawn?.path !== picture,
    isShared: Boolean(title || text || url || picture),
    forget,
  }
}

/** Loads a shared picture from the worker; an empty blob if it does not exist. No other path is fetched. */
async function fetchShared(path: string): Promise<Blob> {
  if (!/^images\/shared\/[\w-]+$/.test(path)) return new Blob()
  const response = await fetch(assetUrl(path)).catch(() => undefined)
  return response?.ok ? response.blob() : new Blob()
}
