/** Milligrams as kilograms, exactly: `0.0025`. */
export const kilogramText = (milligrams: number): string => decimal(milligrams, 6)

/** Milligrams as grams, exactly: `2.5`. */
export const gramText = (milligrams: number): string => decimal(milligrams, 3)

function decimal(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return `${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`
}
