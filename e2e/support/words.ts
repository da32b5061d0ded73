import { test } from '@playwright/test'
import type { TextTable } from '../../src/platform/shared/text.ts'

export const langOfProject = (): 'en' | 'zh' => (test.info().project.name.startsWith('zh') ? 'zh' : 'en')

/** The product's own texts in the language of this run, so that tests follow a change of text. */
export function wordsOf<T extends TextTable>(table: T) {
  return (key: keyof T & string, params: Record<string, string | number> = {}): string => {
    const form = table[key]?.[langOfProject()]
    const one = params['count'] === 1 && typeof form === 'object' ? form.one : undefined
    const text = typeof form === 'string' ? form : (one ?? form?.other ?? '')
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}
