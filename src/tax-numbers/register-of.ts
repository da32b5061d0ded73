/** Numbers that VIES knows, by their first letters: of the member states and Northern Ireland. */
const IN_VIES = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** The register that can be asked about a VAT number with its country letters; null: about numbers of its state none can. */
export function registerOf(vatNumber: string): 'vies' | 'hmrc' | null {
  const state = vatNumber.slice(0, 2)
  return IN_VIES.has(state) ? 'vies' : state === 'GB' ? 'hmrc' : null
}
