/** An index takes no longer ones; what differs only behind is no other document. */
const LONGEST = 160

/** As a supplier or a number is compared: without case, spaces and signs, which people write in many ways. */
export function documentKey(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [...(letters === '' ? text.trim() : letters)].slice(0, LONGEST).join('')
}
