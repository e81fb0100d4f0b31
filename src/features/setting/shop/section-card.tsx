import { Trans } from '@lingui/react/macro'
import type { AnyFormApi } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { OutdatedNotice } from '#src/blocks/shop/documents/outdated-notice.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { SchemaForm } from '#src/ui/form/schema/schema-form.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

interface Props {
  title: ReactNode
  section: {
    form: AnyFormApi
    isComplete: boolean
    isSending: boolean
    isChanged: boolean
    isOutdated: boolean
    keepMine: () => void
    discard: () => void
  }
  canEdit: boolean
  children: ReactNode
}

/** A section of the settings: its fields, and the buttons that save or discard what was typed. */
export function SectionCard({ title, section, canEdit, children }: Props) {
  const { form, isComplete, isSending, isChanged, isOutdated, keepMine, discard } = section
  return (
    <Card title={title}>
      <SchemaForm form={form} className={css({ padding: 'card', paddingBlockStart: '2' })}>
        <fieldset disabled={!canEdit} className={fields}>
          {isOutdated && <OutdatedNotice onKeep={keepMine} onDiscard={discard} />}
          {children}
          {canEdit && (
            <div className={buttons}>
              <Button
                type="submit"
                variant="primary"
                loading={isSending}
                disabled={!isChanged || !isComplete || isOutdated}
              >
                <Trans>Save</Trans>
              </Button>
              {isChanged && !isOutdated && (
                <Button variant="ghost" onClick={discard}>
                  <Trans>Discard</Trans>
                </Button>
              )}
            </div>
          )}
        </fieldset>
      </SchemaForm>
    </Card>
  )
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4.5', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
