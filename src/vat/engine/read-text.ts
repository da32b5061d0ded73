const NO_TEXT = ''

/** A short text, trimmed; empty for everything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : NO_TEXT
}

export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
