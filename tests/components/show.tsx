import { I18nProvider } from '@lingui/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { i18n } from '#src/i18n/activate.ts'
import { Toasts } from '#src/ui/feedback/toast.tsx'

/** Returns a component with the context of a screen: a language, and the place for toasts. */
export const shown = (component: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <main>{component}</main>
    <Toasts />
  </I18nProvider>
)

/** Renders a component with the context of a screen. */
export const show = (component: ReactNode) => render(shown(component))

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits for the animations of the style sheet. The timer of a toast is not one of them. */
const settled = () =>
  Promise.allSettled(
    document.getAnimations().flatMap(animation => {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return 'animationName' in animation && !isEndless ? [animation.finished] : []
    }),
  )

/** Returns one line for each element that axe reports as not accessible. */
export async function axeViolations() {
  await settled()
  const { violations, passes } = await axe.run(document.body, { runOnly: standard })
  if (passes.length < 3) throw new Error('axe has looked at nothing')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
