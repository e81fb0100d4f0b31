import type { Reporter, TestModule } from 'vitest/node'
import { engineNames } from './engine.ts'

const signs = { passed: 'passed', failed: 'FAILED', skipped: 'not run', pending: 'not run' }

/** Prints at the end of a run how each journey and fault ended in each engine, and why one was not run. */
export class EnginesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const ran = modules.flatMap(module =>
      [...module.children.allTests()].map(test => {
        const result = test.result()
        const note = result.state === 'skipped' ? result.note : undefined
        return { engine: module.project.name, title: test.fullName, state: result.state, note }
      }),
    )
    const titles = [...new Set(ran.map(({ title }) => title))]
    const width = Math.max(...titles.map(({ length }) => length))
    const ofEngine = (title: string, engine: string) =>
      ran.find(test => test.title === title && test.engine === engine)
    const lines = titles.map(title =>
      [title.padEnd(width), ...engineNames.map(engine => signOf(ofEngine(title, engine)?.state))].join('  '),
    )
    const notes = ran.flatMap(({ engine, title, note }) => (note ? [`${engine}, ${title}: ${note}`] : []))
    const head = [' '.repeat(width), ...engineNames.map(engine => engine.padEnd(9))].join('  ')
    console.log(['', head, ...lines, ...notes].join('\n'))
  }
}

const signOf = (state: keyof typeof signs | undefined) => (state ? signs[state] : '').padEnd(9)
