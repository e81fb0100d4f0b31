import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { client } from '#src/api/client.ts'
import { LoadError } from '#src/blocks/shop/loading/load-error.tsx'
import { useLoaded } from '#src/blocks/shop/loading/use-loaded.ts'
import { type Act, grants } from '#src/contract/shop/grants.ts'
import type { NamedRight } from '#src/contract/shop/rights.ts'
import { isInTeam } from '#src/device/in-team.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'

const calls = client(grants)

/** For these the server names the product or the customer. */
const saysWhy: readonly NamedRight[] = ['sellBelowZero', 'sellBeyondCredit']

interface Props {
  right: NamedRight
  /** What the server says about it. */
  reason: string
  act: Act
  open: boolean
  /** Called with the id of the grant, or with nothing when no manager grants it. */
  onAnswer: (grant?: string) => void
}

/** Asks a manager to grant one act with a PIN. */
export function GrantDialog({ right, reason, act, open, onAnswer }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const once = useSingleAction()
  const words = useWords(right)
  const loaded = useLoaded(right, () => calls.managers({ query: { right } }))
  const managers = loaded.data
  const [chosen, setChosen] = useState<string>()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const managerId = chosen ?? managers?.[0]?.id

  async function grant() {
    // A dialog that closes is still on the screen for a moment.
    if (!open || managerId === undefined) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { id } = await calls.create({ body: { id: crypto.randomUUID(), managerId, pin, act } })
      onAnswer(id)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error.code === 'invalid' ? t`A PIN has 4 to 8 digits.` : error.message)
    } finally {
      setPin('')
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The form of the payment is around this dialog in the tree of components.
    event.stopPropagation()
    void once(grant)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => onAnswer()}
      title={<Trans>A manager has to agree</Trans>}
      footer={
        <>
          <Button onClick={() => onAnswer()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={isBusy}
            disabled={pin === '' || managerId === undefined}
          >
            <Trans>Allow once</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={css({ display: 'grid', gap: '4' })} onSubmit={submit}>
        <div>
          <p>{words}</p>
          {saysWhy.includes(right) && <p className={css({ color: 'muted' })}>{reason}.</p>}
        </div>
        <LoadError of={loaded} />
        {managers?.length === 0 ? (
          <Notice tone="warning">
            {isInTeam() ? (
              <Trans>In a team a PIN is not enough. A manager signs in on this device to do this.</Trans>
            ) : (
              <Trans>
                No manager has a PIN yet. A manager sets one on their own account: Settings, then Change
                password.
              </Trans>
            )}
          </Notice>
        ) : (
          <>
            <Field label={t`Manager`}>
              <Select
                value={managerId ?? null}
                onChange={setChosen}
                options={(managers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
            <Field label={t`PIN of the manager`} error={problem}>
              <PasswordInput
                data-autofocus
                autoFocus
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
                value={pin}
                onChange={event => setPin(event.target.value)}
              />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}

/** Returns the sentence that says what the user may not do. */
function useWords(right: NamedRight): string {
  const { t } = useLingui()
  if (right === 'changePrice') return t`You cannot sell at another price.`
  if (right === 'discountOverLimit') return t`This discount is above your limit.`
  if (right === 'refund') return t`You cannot take goods back.`
  if (right === 'void') return t`You cannot void a ticket.`
  if (right === 'sellBelowZero') return t`You cannot sell more than is there.`
  if (right === 'sellBeyondCredit') return t`You cannot sell on credit beyond the limit.`
  return t`You do not have the right to do this.`
}
