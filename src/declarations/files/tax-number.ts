/** `PL526-000-12-46` as `5260001246`: the number alone, without the state before it and whatever stands between. */
export function withoutPrefix(number: string, prefix: string): string {
  const bare = number.replaceAll(/[^A-Za-z0-9+*]/g, '').toUpperCase()
  return bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
}
