/** `LV` of “Lena Vogt”, `明` of “李明”: a Chinese given name stands last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (/^\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? ''
  return [first, last ?? ''].map((word) => ([...word][0] ?? '').toUpperCase()).join('')
}
