/** Counts and current values in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, number>()
  readonly #gauges = new Map<string, () => number | Promise<number>>()

  /** Adds to a count. The labels are part of its name: `team_requests_total{path="push"}`. */
  add(name: string, by = 1) {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by)
  }

  /** Adds a value that is read for each reply. */
  gauge(name: string, read: () => number | Promise<number>) {
    this.#gauges.set(name, read)
  }

  async text(): Promise<string> {
    const gauges = await Promise.all([...this.#gauges].map(async ([name, read]) => `${name} ${await read()}`))
    return [...[...this.#counts].map(([name, value]) => `${name} ${value}`), ...gauges, ''].join('\n')
  }
}
