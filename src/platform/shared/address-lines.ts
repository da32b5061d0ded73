const HAN = /\p{Script=Han}/u
const POSTCODE_AND_CITY = /^([\dA-Z][\dA-Z -]{2,9}) (\D+)$/

/**
 * The lines of a postal address in the order in which its script writes them: from the street to the country, in
 * Chinese from the country to the postcode.
 * @param lines street lines, then "postcode city"
 */
export function addressLines(lines: readonly string[], country: string): string[] {
  const written = lines.filter((line) => line !== '')
  if (!written.some((line) => HAN.test(line))) return [...written, country]
  const [, postcode, city] = POSTCODE_AND_CITY.exec(written.at(-1) ?? '') ?? []
  if (postcode === undefined || city === undefined) return [country, ...written]
  return [country, city, ...written.slice(0, -1), postcode]
}

/** The address as one text: Chinese parts are parted by spaces, others by commas. */
export function addressText(lines: readonly string[], country: string): string {
  const parts = addressLines(lines, country)
  return parts.join(lines.some((line) => HAN.test(line)) ? ' ' : ', ')
}
