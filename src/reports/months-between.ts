/** The first days of the months from one day to another. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = first.split('-').map(Number)
  for (;;) {
    const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
    if (day > last) return months
    months.push(day)
    if (++month > 12) [year, month] = [year + 1, 1]
  }
}
