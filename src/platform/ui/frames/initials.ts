/** One or two characters for the avatar: the family name in Chinese, initials elsewhere. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return firstOf(name)
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => firstOf(word).toUpperCase())
    .join('')
}

/** A whole character, also of those that JavaScript counts as two. */
const firstOf = (text: string): string => [...text][0] ?? ''
