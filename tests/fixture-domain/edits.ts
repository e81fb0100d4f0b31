/** An edit of an existing file: a line that is inserted after another one, or that replaces it. */
interface Edit {
  file: string
  after?: string
  instead?: string
  line: string
}

/**
 * The edits of the fixture domain in existing files, besides its own files. The type checker does not see these edits,
 * so it reads the name of the domain from its contract.
 */
export const edits: readonly Edit[] = [
  { file: 'src/contract/core/define.ts', after: '  shortcuts: true', line: '  suppliers: true' },
  {
    file: 'seed/navigation/apps.ts',
    after: "  to('notes', 'Notes', 'Ghi chú', 'pencil-square', '/apps/notes'),",
    line: "  to('suppliers', 'Suppliers', 'Nhà cung cấp', 'truck', '/apps/suppliers'),",
  },
  {
    file: 'src/i18n/locales/vi.po',
    after: '"Plural-Forms: \\n"',
    line: '\nmsgid "Suppliers"\nmsgstr "Nhà cung cấp"',
  },
  {
    file: 'sw/domains.ts',
    after: "import { shortcutDomain } from './shortcuts/domain.ts'",
    line: "import { supplierDomain } from '#tests/fixture-domain/domain.ts'",
  },
  { file: 'sw/domains.ts', after: '  shortcutDomain,', line: '  supplierDomain,' },
  {
    file: 'seed/index.ts',
    after: "import { staff } from './staff.ts'",
    line: "import { suppliers } from '#tests/fixture-domain/seed.ts'",
  },
  { file: 'seed/index.ts', after: '  staff,', line: '  suppliers,' },
  {
    file: 'src/contract/core/schema-version.ts',
    instead: 'export const schemaVersion = 3',
    line: 'export const schemaVersion = 4',
  },
]

/** Returns a file with the edits. Throws an `Error` when the line of an edit does not occur exactly once. */
export function edited(file: string, code: string): string {
  return edits
    .filter(edit => edit.file === file)
    .reduce((text, { after, instead, line }) => {
      const at = `${after ?? instead}\n`
      if (text.split(at).length !== 2) throw new Error(`${file} does not hold once: ${at}`)
      return text.replace(at, () => `${after ? at : ''}${line}\n`)
    }, code)
}
