import {
  BellAlertIcon,
  CheckCircleIcon,
  ExclamationTriangleIcon,
  TrashIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { errorCode } from '#src/lib/error-code.ts'
import { css, cx } from '#styled-system/css'
import { noteShownError } from './shown-errors.ts'
import { dismiss, type Toast } from './toast.tsx'

const icons = {
  success: CheckCircleIcon,
  error: ExclamationTriangleIcon,
  undo: TrashIcon,
  news: BellAlertIcon,
}
/** How long each kind is shown, in ms. */
const SHOWN_MS = { success: 3000, error: 3000, undo: 6000, news: 6000 }

/**
 * The visible toasts, the newest nearest to the edge of the screen: news at the top, results of the user's actions at
 * the bottom.
 */
export function ToastList({ toasts }: { toasts: Toast[] }) {
  return (
    <>
      <Items className={top} toasts={toasts.filter(({ kind }) => kind === 'news').reverse()} />
      <Items className={bottom} toasts={toasts.filter(({ kind }) => kind !== 'news')} />
    </>
  )
}

const Items = ({ toasts, className }: { toasts: Toast[]; className: string }) =>
  toasts.length > 0 && (
    <ol className={cx(list, className)}>
      {toasts.map(toast => (
        <ToastItem key={toast.id} {...toast} />
      ))}
    </ol>
  )

function ToastItem({ id, kind, text, detail, error, onUndo, icon }: Toast) {
  const { t } = useLingui()
  const clock = useRef<Animation>(undefined)
  const Icon = icons[kind]
  const code = error === undefined ? '' : errorCode(error)

  useEffect(() => {
    if (code) noteShownError(code)
  }, [code])

  // The ring shows the remaining time: an animation can pause and continue. It is not in the style sheet, because
  // reduced motion shortens those animations and would shorten the time to read.
  function run(element: SVGSVGElement) {
    const time = { duration: SHOWN_MS[kind], fill: 'forwards' } as const
    const animation = element.animate({ strokeDashoffset: ['0', '100'] }, time)
    animation.onfinish = () => dismiss(id)
    clock.current = animation
    return () => animation.cancel()
  }

  function undo() {
    dismiss(id)
    onUndo?.()
  }

  return (
    <li
      className={item}
      data-kind={kind}
      onPointerEnter={() => clock.current?.pause()}
      onPointerLeave={() => clock.current?.play()}
      onFocus={() => clock.current?.pause()}
      onBlur={() => clock.current?.play()}
    >
      <span className={sign}>{icon ?? <Icon />}</span>
      <span className={words}>
        {detail ? <strong className={lead}>{text}</strong> : text}
        {detail && <span className={second}>{detail}</span>}
        {code && <span className={small}>{code}</span>}
      </span>
      <Ring ref={run} hidden={!onUndo} />
      {onUndo && (
        <button type="button" className={action} onClick={undo}>
          <Trans>Undo</Trans>
        </button>
      )}
      {kind === 'news' && (
        <button type="button" className={cx(action, sign)} aria-label={t`Close`} onClick={() => dismiss(id)}>
          <XMarkIcon />
        </button>
      )}
    </li>
  )
}

function Ring({ ref, hidden }: { ref: (element: SVGSVGElement) => () => void; hidden: boolean }) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 20 20"
      className={ring}
      style={hidden ? { display: 'none' } : undefined}
      aria-hidden
    >
      <circle cx="10" cy="10" r="8" strokeOpacity="0.2" strokeDasharray="none" stroke="currentColor" />
      <circle cx="10" cy="10" r="8" pathLength="100" strokeDasharray="100" className={hand} />
    </svg>
  )
}

const list = css({
  position: 'fixed',
  insetInline: '0',
  zIndex: 'toast',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  paddingInline: '4',
  pointerEvents: 'none',
  _print: { display: 'none' },
})

const bottom = css({ insetBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]' })
const top = css({
  insetBlockStart: { base: '[calc({sizes.topbarPhone} + 0.25rem)]', sm: '[calc({sizes.topbar} + 1.75rem)]' },
  alignItems: { sm: 'flex-end' },
})

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '12',
  minWidth: { sm: '80' },
  maxWidth: '[min(100%, 36rem)]',
  paddingInline: '4',
  borderRadius: 'lg',
  background: 'inverse',
  color: 'onInverse',
  boxShadow: 'xl',
  pointerEvents: 'auto',
  // It has nothing to press, and on a phone it may be over a button that is needed next.
  '&[data-kind=success]': { pointerEvents: 'none' },
  animationName: 'rise',
  animationDuration: 'base',
  animationTimingFunction: 'enter',
  _highContrast: { border: '[1px solid]' },
})

const sign = css({ flex: 'none', '& svg': { width: 'icon.md', height: 'icon.md' } })
const words = css({ flex: '1', minWidth: '0', paddingBlock: '3' })
const lead = css({ display: 'block', fontWeight: 'label' })
const second = css({ display: 'block', textStyle: 'caption' })

const small = css({ display: 'block', textStyle: 'caption', fontFamily: 'mono' })

const ring = css({
  flex: 'none',
  width: '5',
  height: '5',
  fill: '[none]',
  strokeWidth: '[2.2]',
  transform: '[rotate(-90deg)]',
  color: 'current',
})

const hand = css({ stroke: 'accent.onInverse' })

const action = css({
  position: 'relative',
  minHeight: 'control.md',
  paddingInline: '2',
  marginInlineStart: '-2',
  marginInlineEnd: '-2',
  borderRadius: 'md',
  fontWeight: 'label',
  color: 'accent.onInverse',
  _touch: { minHeight: 'touch' },
})
