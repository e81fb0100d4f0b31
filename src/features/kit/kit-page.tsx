import { Trans, useLingui } from '@lingui/react/macro'
import { Logo } from '#src/ui/art/logo.tsx'
import { KeyboardShortcutsDialog } from '#src/ui/keyboard/keyboard-shortcuts-dialog.tsx'
import { ConfirmProvider } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'
import { ButtonsSection } from './buttons-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { KitControls, type KitDisplay } from './kit-controls.tsx'
import { LayersSection } from './layers-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { MenusSection } from './menus-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TextSection } from './text-section.tsx'
import { UploadSection } from './upload-section.tsx'

interface Props {
  display: KitDisplay
  onDisplay: (display: KitDisplay) => void
}

/** Every component of the kit in every state; visual and accessibility tests use this page. */
export function KitPage(props: Props) {
  const { t } = useLingui()
  const sections = [
    { id: 'text', title: t`Text`, Section: TextSection },
    { id: 'buttons', title: t`Buttons`, Section: ButtonsSection },
    { id: 'fields', title: t`Fields`, Section: FieldsSection },
    { id: 'choices', title: t`Choices`, Section: ChoicesSection },
    { id: 'people', title: t`People and tags`, Section: PeopleSection },
    { id: 'states', title: t`States`, Section: StatesSection },
    { id: 'notices', title: t`Notices and progress`, Section: NoticesSection },
    { id: 'menus', title: t`Menus and popovers`, Section: MenusSection },
    { id: 'layers', title: t`Dialogs and drawers`, Section: LayersSection },
    { id: 'lists', title: t`Tabs and lists`, Section: ListsSection },
    { id: 'upload', title: t`Files`, Section: UploadSection },
  ]

  return (
    <ConfirmProvider>
      <div className={page}>
        <header className={head}>
          <Logo />
          <div>
            <h1 className={css({ textStyle: 'heading' })}>
              <Trans>Kit</Trans>
            </h1>
            <p className={css({ color: 'muted' })}>
              <Trans>Every piece, in every state, in real words.</Trans>
            </p>
          </div>
          <KitControls {...props} />
        </header>
        <nav aria-label={t`On this page`} className={nav}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={link}>
              {title}
            </a>
          ))}
        </nav>
        <main className={main}>
          {sections.map(({ id, title, Section }) => (
            <Section key={id} id={id} title={title} />
          ))}
        </main>
      </div>
      <KeyboardShortcutsDialog />
    </ConfirmProvider>
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[12rem minmax(0, 1fr)]' },
  alignItems: 'start',
  columnGap: '8',
  maxWidth: '[100rem]',
  marginInline: 'auto',
  paddingInline: 'page',
  paddingBlockEnd: '16',
})

const head = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '6',
  '& > :last-child': { marginInlineStart: { lg: 'auto' } },
})

const nav = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  gap: '1',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  marginInline: { base: '[calc({spacing.page} * -1)]', lg: '0' },
  marginBlockEnd: { base: '5', lg: '0' },
  paddingInline: { base: 'page', lg: '0' },
  paddingBlock: '2',
  background: 'canvas',
  borderBlockEnd: { base: 'hairline', lg: 'none' },
  _print: { display: 'none' },
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 'navItem',
  paddingInline: '3',
  borderRadius: 'md',
  textStyle: 'label',
  color: 'muted',
  whiteSpace: 'nowrap',
  _touch: { minHeight: 'touch' },
  _hover: { background: 'hover', color: 'fg' },
  _focusVisible: { outlineOffset: '[-2px]', boxShadow: 'none' },
})

const main = css({ display: 'grid', gap: '10', minWidth: '0', paddingBlockStart: { lg: '2' } })
