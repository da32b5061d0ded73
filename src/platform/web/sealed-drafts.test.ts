import { describe, expect, test, vi } from 'vitest'
import { emptyDrafts, openDrafts } from './sealed-drafts.ts'
import { removePlainDrafts, type DraftStorage } from './stored-drafts.ts'

const keyOf = (letter: string) => btoa(letter.repeat(32))
const [LIN, MAREK] = [keyOf('l'), keyOf('m')]

function device(start: Record<string, string> = {}) {
  const map = new Map(Object.entries(start))
  const storage: DraftStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
  return { map, storage, settled: () => vi.waitFor(() => expect(map.size).toBeGreaterThan(0)) }
}

describe('drafts on a device', () => {
  test('cannot be read by whoever opens the storage, and are there again for their person', async () => {
    const { map, storage, settled } = device()
    const drafts = await openDrafts(LIN, storage)
    expect(drafts.write('draft:form:u1:n1', { passport: 'E12345678', name: '林悦' })).toBe(true)
    await settled()
    expect(JSON.stringify([...map])).not.toMatch(/E12345678|passport|林悦/)
    const again = await openDrafts(LIN, storage)
    expect(again.read('draft:form:u1:n1')).toEqual({ passport: 'E12345678', name: '林悦' })
  })

  test('are closed to the next person, who does not destroy them', async () => {
    const { map, storage, settled } = device()
    ;(await openDrafts(LIN, storage)).write('draft:form:u1:n1', { city: 'Shenzhen' })
    await settled()
    const other = await openDrafts(MAREK, storage)
    expect(other.read('draft:form:u1:n1')).toBeUndefined()
    expect(map.size).toBe(1)
  })

  test('open under their own name only', async () => {
    const { map, storage, settled } = device()
    ;(await openDrafts(LIN, storage)).write('draft:form:u1:n1', { city: 'Shenzhen' })
    await settled()
    map.set('draft:form:u1:n2', map.get('draft:form:u1:n1') ?? '')
    expect((await openDrafts(LIN, storage)).read('draft:form:u1:n2')).toBeUndefined()
  })

  test('keep the last version, and nothing after their removal', async () => {
    const { map, storage } = device()
    const drafts = await openDrafts(LIN, storage)
    for (const city of ['S', 'Sh', 'Shenzhen']) drafts.write('draft:a', { city })
    drafts.write('draft:b', { city: 'Foshan' })
    drafts.remove('draft:b')
    await vi.waitFor(() => expect(map.size).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([...map.keys()]).toEqual(['draft:a'])
    expect((await openDrafts(LIN, storage)).read('draft:a')).toEqual({ city: 'Shenzhen' })
  })

  test('of an earlier version, in clear, are sealed when their person comes back, and go when nobody is signed in', async () => {
    const plain = { 'draft:form:u1:n1': '{"at":"x","base":[],"mine":[["city","Foshan"]]}' }
    const { map, storage } = device(plain)
    const drafts = await openDrafts(LIN, storage)
    expect(drafts.read('draft:form:u1:n1')).toMatchObject({ mine: [['city', 'Foshan']] })
    await vi.waitFor(() => expect(map.get('draft:form:u1:n1')).not.toContain('Foshan'))
    const left = device({ ...plain, 'draft:sealed': 'abc.def', other: '{}' })
    removePlainDrafts(left.storage)
    expect([...left.map.keys()]).toEqual(['draft:sealed', 'other'])
  })

  test('say when the browser stores nothing', async () => {
    const { storage } = device()
    const full: DraftStorage = {
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const drafts = await openDrafts(LIN, full)
    drafts.write('draft:a', 1)
    await vi.waitFor(() => expect(drafts.write('draft:a', 2)).toBe(false))
    vi.stubGlobal('crypto', {})
    expect((await openDrafts(LIN, storage)).write('draft:a', 1)).toBe(false)
    vi.unstubAllGlobals()
  })

  test('are at hand at once on a device that has none', () => {
    expect(emptyDrafts(LIN, device().storage)?.read('draft:a')).toBeUndefined()
    expect(emptyDrafts(LIN, device({ 'draft:a': 'x.y' }).storage)).toBeUndefined()
  })
})
