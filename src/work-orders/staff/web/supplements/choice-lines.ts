import type { LocalText } from '#platform/shared/local-text.ts'

/** Answers as staff type them, one per line, `Yes | 是`: English before the bar, Chinese after it, or one for both. */
export function choicesIn(text: string): (string | LocalText)[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [en = '', zh = ''] = line.split('|').map((part) => part.trim())
      return en !== '' && zh !== '' ? { en, zh } : en || zh
    })
}
