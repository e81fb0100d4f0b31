import { EyeIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { loadSanitizer } from '#src/ui/text/sanitizer.ts'
import { css } from '#styled-system/css'
import { cleanMail, dress, fitHeight } from './mail-frame-page.ts'
import { mailtoAddress } from './mailto-address.ts'
import { useFramePage } from './use-frame-page.ts'

interface Props {
  html: string
  /** The accessible name of the frame. */
  label: string
  /** Called when the user clicks an address in the text. */
  onAddress: (address: string) => void
  /** Rendered when the browser does not allow the frame to be filled: the same mail as text. */
  fallback: ReactNode
}

/**
 * HTML from any sender, in a separate page: sandboxed, without scripts, and as high as its content. Remote pictures
 * tell the sender that the mail was opened, so they load only when the user asks for them.
 */
export function MailFrame(props: Props) {
  return (
    <Suspense fallback={<Skeleton height="10rem" />}>
      <Framed key={props.html} {...props} />
    </Suspense>
  )
}

function Framed({ html, label, onAddress, fallback }: Props) {
  const purify = use(loadSanitizer())
  const [withPictures, setWithPictures] = useState(false)
  const { page, hasFailed, sandbox, onLoad, reset } = useFramePage()
  const { body, isHeld, hasColors } = cleanMail(html, purify, withPictures)

  /** Loads another page, whose policy allows pictures; until it is loaded, nothing is put into the old one. */
  function showPictures() {
    reset()
    setWithPictures(true)
  }

  const press = useEffectEvent((event: MouseEvent) => {
    const link = event.composedPath().find(isLink)
    const address = link && mailtoAddress(link.href)
    if (address === undefined) return
    event.preventDefault()
    onAddress(address)
  })

  useEffect(() => {
    if (!page) return
    page.body.replaceChildren(...page.importNode(body, true).childNodes)
    const watching = new AbortController()
    const { signal } = watching
    page.addEventListener('click', press, { signal })
    // Passes keys on, so that the shortcuts of the screen work while the frame has the focus.
    page.addEventListener('keydown', event => document.dispatchEvent(new KeyboardEvent('keydown', event)), {
      signal,
    })
    const stops = [dress(page, hasColors), fitHeight(page)]
    return () => {
      watching.abort()
      for (const stop of stops) stop()
    }
  }, [page, body, hasColors])

  return (
    <>
      {isHeld && (
        <Notice
          icon={<EyeIcon />}
          className={css({ marginBlockEnd: '4', _print: { display: 'none' } })}
          action={
            <Button size="sm" onClick={showPictures}>
              <Trans>Show pictures</Trans>
            </Button>
          }
        >
          <Trans>
            Pictures from elsewhere are not loaded: they would tell the sender that you read this.
          </Trans>
        </Notice>
      )}
      {hasFailed && fallback}
      <iframe
        key={sandbox}
        hidden={hasFailed}
        title={label}
        src={assetUrl(withPictures ? 'frames/mail?pictures' : 'frames/mail')}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        className={frame}
        onLoad={event => onLoad(event.currentTarget.contentDocument)}
      />
    </>
  )
}

const isLink = (target: EventTarget): target is HTMLAnchorElement => 'href' in target && 'target' in target

const frame = css({
  display: 'block',
  _hidden: { display: 'none' },
  width: 'full',
  minHeight: '10',
  border: 'none',
  borderRadius: 'md',
})
