/** How soon the agency does its own steps; what a product with the option `speed` offers. */
export const SPEEDS = ['standard', 'first'] as const
export type Speed = (typeof SPEEDS)[number]

/** What was bought, from the options of an order line. */
export const speedOf = (options: Readonly<Record<string, string>>): Speed =>
  SPEEDS.find((speed) => speed === options['speed']) ?? 'standard'
