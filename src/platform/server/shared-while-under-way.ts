/**
 * Callers who ask the same while an answer is under way share it, its error too: fifty open tabs are one question to an
 * outside service. Nothing is remembered once it is answered.
 */
export function sharedWhileUnderWay<Answer>(
  ask: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (key) => {
    const answer = underWay.get(key) ?? ask(key).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
