/** What authorities abroad want in Latin letters, where the profile has it in another script. */
export type LatinNames = { name?: string | undefined; street?: string | undefined; city?: string | undefined }

/** Letters of the Latin alphabet, digits and the marks that belong to no script. */
export const isLatin = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text) &&
  !/[\u3000-\u303f\uff00-\uffef]/.test(text)

type Profile = {
  name: string
  nameOriginal: string | null
  address: { line1: string; line2: string; city: string } | null
  latin: LatinNames | null
}

/** Name and address in Latin letters and the name in its own script, each only where the profile has it so. */
export function scriptsOf({ name, nameOriginal, address, latin }: Profile) {
  const street = address && [address.line1, address.line2].filter((line) => line !== '').join(', ')
  return {
    nameLatin: inLatin(name) ?? latin?.name,
    nameOriginal: nameOriginal ?? (isLatin(name) ? undefined : name),
    street: inLatin(street) ?? latin?.street,
    city: inLatin(address?.city) ?? latin?.city,
  }
}

const inLatin = (text: string | null | undefined): string | undefined =>
  text && isLatin(text) ? text : undefined
