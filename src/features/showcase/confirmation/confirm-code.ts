/** The choices of the page about confirmation dialogs. */
export interface Question {
  title: string
  text: string
  action: string
  danger: boolean
  dismissible: boolean
  withCancel: boolean
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Returns the call that asks a question, as code; what is at its default is left out. */
export function confirmCode({ title, text, action, danger, dismissible, withCancel }: Question): string {
  const options = [
    `title: ${quoted(title)},`,
    text && `text: ${quoted(text)},`,
    `action: ${quoted(action)},`,
    danger && 'danger: true,',
    dismissible && 'dismissible: true,',
    !withCancel && 'cancel: false,',
  ]
  const lines = options.flatMap(option => (option ? `  ${option}` : []))
  return ['const yes = await confirm({', ...lines, '})'].join('\n')
}
