/** Somebody who can be told. */
type Colleague = { id: string; name: string }

/** A letter right behind a name makes it another name. */
const GOES_ON = /^[\p{Letter}\p{Number}]/u
/** Chinese has no spaces between a name and what follows. */
const HAN = /\p{Script=Han}/u

/** The colleagues whom a text names behind an `@`: of two names that fit, the longer one. */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): string[] {
  const longestFirst = colleagues
    .filter(({ name }) => name.trim() !== '')
    .toSorted((a, b) => b.name.length - a.name.length)
  const found = text
    .normalize('NFC')
    .split(/[@＠]/)
    .slice(1)
    .map((rest) => longestFirst.find(({ name }) => isNamed(rest, name))?.id)
  return [...new Set(found.filter((id) => id !== undefined))]
}

function isNamed(rest: string, given: string): boolean {
  const name = given.normalize('NFC')
  if (!rest.toLowerCase().startsWith(name.toLowerCase())) return false
  return HAN.test(name) || !GOES_ON.test(rest.slice(name.length))
}
