/**
 * The error's message for logs: the innermost cause, because the outer message of a failed query repeats its values.
 */
export function causeOf(error: unknown): string {
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return current instanceof Error ? `${current.name}: ${current.message}` : String(current)
}

/** The stack without the message, which repeats those values too. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8)
}
