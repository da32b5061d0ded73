/**
 * Divides an amount of minor units in proportion to weights, so that the parts add up to it exactly. Each
 * part is rounded down; the remaining minor units go one by one to the parts that lost most by rounding, the
 * first of equals first. No part is larger than its weight as long as the amount is not larger than all
 * weights together.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount === 0 || whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / BigInt(whole)))
  const lost = exact.map((product) => product % BigInt(whole))
  const remainder = amount - parts.reduce((sum, part) => sum + part, 0)
  const neediest = weights
    .map((_, index) => index)
    .toSorted((a, b) => {
      const difference = (lost[b] ?? 0n) - (lost[a] ?? 0n)
      return difference > 0n ? 1 : difference < 0n ? -1 : a - b
    })
  for (const index of neediest.slice(0, remainder)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
