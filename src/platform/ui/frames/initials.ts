/** One or two characters for the avatar: the family name in Chinese, initials elsewhere. */
export function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return name.slice(0, 1)
  const words = name.trim().split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
}
