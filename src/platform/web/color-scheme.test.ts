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
  const system = {
    matches: systemIsDark,
    listener: () => undefined as unknown,
    addEventListener: (_type: string, listener: (event: unknown) => void) => {
      system.listener = () => listener({})
    },
  }
  // oxlint-disable-next-line no-new-func -- the script is a text, as the page carries it
  new Function('localStorage', 'document', 'matchMedia', 'dispatchEvent', COLOR_SCHEME_SCRIPT)(
    localStorage,
    document,
    () => system,
    () => true,
  )
  const shown = () => attributes.get('data-color-scheme')
  return {
    shown: shown(),
    kept: Object.fromEntries(storage),
    /** What is shown after the system has turned, and the person has chosen this before. */
    afterTurn(chosen?: 'light' | 'dark') {
      if (chosen) {
        storage.set('colorScheme', chosen)
        attributes.set('data-color-scheme', chosen)
      }
      system.matches = !system.matches
      system.listener()
      return shown()
    },
  }
}

describe('the colour scheme before the first paint', () => {
  test.each([
    { kept: {}, systemIsDark: false, shown: 'light' },
    { kept: {}, systemIsDark: true, shown: 'dark' },
    { kept: { colorScheme: 'dark' }, systemIsDark: false, shown: 'dark' },
    { kept: { colorScheme: 'light' }, systemIsDark: true, shown: 'light' },
  ])('$kept on a system that is dark ($systemIsDark) shows $shown', ({ kept, systemIsDark, shown }) => {
    expect(run(kept, systemIsDark)).toMatchObject({ shown, kept })
  })

  test('a choice stored under the former name is migrated once', () => {
    expect(run({ 'mantine-color-scheme-value': 'dark' })).toMatchObject({
      shown: 'dark',
      kept: { colorScheme: 'dark' },
    })
  })

  test('the newer choice takes precedence over the former one', () => {
    expect(run({ 'mantine-color-scheme-value': 'dark', colorScheme: 'light' })).toMatchObject({
      shown: 'light',
      kept: { colorScheme: 'light' },
    })
  })

  test('leaving it to the system is kept', () => {
    expect(run({ 'mantine-color-scheme-value': 'auto' }, true).shown).toBe('dark')
    expect(run({ 'mantine-color-scheme-value': 'auto' }, false).shown).toBe('light')
  })

  test('follows the system as it turns, until the person chooses', () => {
    expect(run({}).afterTurn()).toBe('dark')
    expect(run({}, true).afterTurn()).toBe('light')
    expect(run({}).afterTurn('light')).toBe('light')
    expect(run({}, true).afterTurn('dark')).toBe('dark')
  })
})
