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

  /** A value that cannot be read now, as while PostgreSQL is away, is `NaN`. */
  async text(): Promise<string> {
    const gauges = await Promise.all(
      [...this.#gauges].map(async ([name, read]) => `${name} ${await valueOf(read)}`),
    )
    return [...[...this.#counts].map(([name, value]) => `${name} ${value}`), ...gauges, ''].join('\n')
  }
}

async function valueOf(read: () => number | Promise<number>): Promise<number> {
  try {
    return await read()
  } catch {
    return Number.NaN
  }
}
