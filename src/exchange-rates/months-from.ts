/** The months from one to another, both inclusive: `2025-12`, `2026-01` … */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  let [year = 0, month = 1] = first.split('-').map(Number)
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (name > last) return months
    months.push(name)
    month++
    if (month > 12) {
      month = 1
      year++
    }
  }
}
