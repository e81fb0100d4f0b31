import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNewNote } from './use-new-note.ts'

const route = getRouteApi('/_app/apps/notes')

/** Makes a note of what another app shares, and opens it. It arrives in the address, which forgets it then. */
export function useShared() {
  const { title = '', text = '', url = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { open } = useNewNote()
  const isTaken = useRef(false)

  const take = useEffectEvent(async () => {
    // Many apps put the address into the text as well.
    const content = [text, text.includes(url) ? '' : url].filter(Boolean).join('\n')
    await navigate({
      to: '.',
      search: ({ title: _, text: __, url: ___, ...rest }) => rest,
      replace: true,
    })
    await open({ title: title.slice(0, 1000), content: content.slice(0, 100_000) })
  })

  const isShared = Boolean(title || text || url)
  useEffect(() => {
    if (!isShared || isTaken.current) return
    isTaken.current = true
    void take()
  }, [isShared])
}
