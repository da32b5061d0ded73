import { describe, expect, test } from 'vitest'
import { COLOR_SCHEME_SCRIPT } from './color-scheme.ts'

/** Runs the script of the page's head in a browser that has stored these values. */
function run(kept: Record<string, string>, systemIsDark = false) {
  const storage = new Map(Object.entries(kept))
  const attributes = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  }
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
  }
  // oxlint-disable-next-line no-new-func -- the script is a text, as the page carries it
  new Function('localStorage', 'document', 'matchMedia', COLOR_SCHEME_SCRIPT)(localStorage, document, () => ({
    matches: systemIsDark,
  }))
  return { shown: attributes.get('data-color-scheme') ?? 'light', kept: Object.fromEntries(storage) }
}

describe('the colour scheme before the first paint', () => {
  test.each([
    { kept: {}, shown: 'light' },
    { kept: { colorScheme: 'dark' }, shown: 'dark' },
    { kept: { colorScheme: 'light' }, shown: 'light' },
  ])('$kept shows $shown', ({ kept, shown }) => {
    expect(run(kept)).toEqual({ shown, kept })
  })

  test('a choice stored under the former name is migrated once', () => {
    expect(run({ 'mantine-color-scheme-value': 'dark' })).toEqual({
      shown: 'dark',
      kept: { colorScheme: 'dark' },
    })
  })

  test('the newer choice takes precedence over the former one', () => {
    expect(run({ 'mantine-color-scheme-value': 'dark', colorScheme: 'light' })).toEqual({
      shown: 'light',
      kept: { colorScheme: 'light' },
    })
  })

  test('leaving it to the system is kept', () => {
    expect(run({ 'mantine-color-scheme-value': 'auto' }, true).shown).toBe('dark')
    expect(run({ 'mantine-color-scheme-value': 'auto' }, false).shown).toBe('light')
  })
})
