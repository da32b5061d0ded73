/** Integer minor units by currency; for checks that nothing was lost. */
export class Sums {
  readonly #units = new Map<string, number>()

  add(currency: string, units: number): void {
    if (units !== 0 || !this.#units.has(currency))
      this.#units.set(currency, (this.#units.get(currency) ?? 0) + units)
  }

  get list(): [currency: string, units: number][] {
    return [...this.#units].toSorted(([a], [b]) => (a < b ? -1 : 1))
  }
}
