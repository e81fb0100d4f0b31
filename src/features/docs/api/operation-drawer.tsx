import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { exampleOf } from './example-of.ts'
import { Json } from './json.tsx'
import type { Operation } from './operations.ts'
import { TryIt } from './try-it.tsx'

interface Props {
  operation: Operation
  onClose: () => void
}

/** A call: what it needs, its parameters, examples of its request and reply, its refusals, and a form that sends it. */
export function OperationDrawer({ operation, onClose }: Props) {
  const { t } = useLingui()
  const { id, method, path, needs, parameters, body, reply, refusals } = operation
  return (
    <Drawer open onOpenChange={onClose} label={id} width="wide">
      <div className={stack}>
        <p className={css({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>
          {method} {path}
        </p>
        <p className={css({ color: 'muted' })}>
          {needs === undefined && <Trans>Anyone may call it, without signing in.</Trans>}
          {needs === '' && <Trans>Every signed-in user may call it.</Trans>}
          {needs && <Trans>It needs the right {needs}.</Trans>}
        </p>
        {parameters.length > 0 && (
          <section className={stack}>
            <h3 className={heading}>
              <Trans>Parameters</Trans>
            </h3>
            <ul>
              {parameters.map(({ name, in: place, required, schema }) => (
                <li key={`${place}/${name}`} className={css({ overflowWrap: 'anywhere' })}>
                  <code className={css({ fontFamily: 'mono' })}>{name}</code>{' '}
                  <span className={css({ color: 'subtle' })}>
                    {[place, schema.type, schema.enum?.join(' | '), required && t`required`]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {body && (
          <section className={stack}>
            <h3 className={heading}>
              <Trans>Request</Trans>
            </h3>
            <Json label={t`Example of a request`} value={exampleOf(body)} />
          </section>
        )}
        {reply && (
          <section className={stack}>
            <h3 className={heading}>
              <Trans>Reply</Trans>
            </h3>
            <Json label={t`Example of a reply`} value={exampleOf(reply)} />
          </section>
        )}
        {refusals.length > 0 && (
          <section className={stack}>
            <h3 className={heading}>
              <Trans>Refusals</Trans>
            </h3>
            <ul lang="en">
              {refusals.map(({ status, description }) => (
                <li key={status}>
                  {status} <span className={css({ color: 'muted' })}>{description}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <TryIt operation={operation} />
      </div>
    </Drawer>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' })
const heading = css({ textStyle: 'titleSm' })
